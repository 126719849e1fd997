/** A hidden window draws nothing and must not wait for it. */
const LONGEST = 100;

/** Runs when the browser has drawn what is in the page now, and has told everybody who waited for that. */
export function afterPaint(run: () => void): void {
  let late = 0;
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(run);
  });
  late = window.setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, LONGEST);
}
