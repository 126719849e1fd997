import type { ReactElement } from 'react';

/** As many wedges as a level is high, pressed into clay: one for an Apprentice, four for an Ensi. */
export function Wedges({ count, className }: { readonly count: number; readonly className?: string }): ReactElement {
  return (
    <svg className={`wedges ${className ?? ''}`} viewBox={`0 0 ${12 * count} 24`} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <path key={i} d={`M${12 * i + 1} 2h10l-3.4 6.5-.9 13.5h-1.4l-.9-13.5z`} />
      ))}
    </svg>
  );
}
