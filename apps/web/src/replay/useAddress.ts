import { useEffect, useRef } from 'react';

/** Browsers take only so many changes of the address in a short time: it is written when the hand rests. */
const REST_MS = 300;

/** Keeps the step in the address, and goes where a changed address says. */
export function useAddress(place: string, step: number, asked: number | undefined, go: (step: number) => void): void {
  const written = useRef(asked);
  useEffect(() => {
    const timer = setTimeout(() => {
      written.current = step;
      const address = `${place}/${step}${location.search}${location.hash}`;
      if (`${location.pathname}${location.search}${location.hash}` !== address)
        history.replaceState(history.state, '', address);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [place, step]);
  useEffect(() => {
    if (asked === undefined || asked === written.current) return;
    written.current = asked;
    go(asked);
  }, [asked]);
}
