import { type RefObject, useLayoutEffect, useState } from 'react';

/** How large something is drawn, so that a chart's words keep their size. */
export function useSize(
  box: RefObject<HTMLElement | null>,
  first: readonly [number, number],
): readonly [width: number, height: number] {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setSize((old) => (old[0] === width && old[1] === height ? old : [width, height]));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return size;
}
