import type { PointerEvent, ReactElement } from 'react';

/** The whole board small, with the window on it; drag to look elsewhere. For the eye and the finger only: keys zoom. */
export function MiniMap({
  content,
  size: [width, height],
  window: [x, y, w, h],
  above,
  onMove,
}: {
  /** Id of what is drawn on the board: shown again, not drawn again. */
  readonly content: string;
  readonly size: readonly [number, number];
  readonly window: readonly [number, number, number, number];
  /** In the upper corner, not the lower one. */
  readonly above: boolean;
  readonly onMove: (x: number, y: number) => void;
}): ReactElement {
  const go = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const rect = event.currentTarget.getBoundingClientRect();
    onMove((event.clientX - rect.left) / rect.width, (event.clientY - rect.top) / rect.height);
  };
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return (
    <div className="minimap" data-above={above ? '' : undefined} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} onPointerDown={go} onPointerMove={go}>
        <use href={`#${content}`} />
        <rect
          x={left * width}
          y={top * height}
          width={Math.max(0, Math.min(1, x + w) - left) * width}
          height={Math.max(0, Math.min(1, y + h) - top) * height}
          rx={width / 40}
        />
      </svg>
    </div>
  );
}
