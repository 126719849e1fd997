import type { CSSProperties, ReactElement } from 'react';
import './Frieze.css';

/** Three registers of figures, as on the mosaics of Ur: war, the fields, the city. Each with its second colour. */
const REGISTERS: readonly (readonly (readonly [icon: string, second: string])[])[] = [
  [
    ['unit-chariot', 'carnelian'],
    ['unit-horseman', 'gold'],
    ['unit-spearman', 'carnelian'],
    ['unit-shield', 'gold'],
    ['unit-archer', 'carnelian'],
    ['unit-champion', 'gold'],
    ['unit-priest', 'carnelian'],
  ],
  [
    ['bld-palm', 'gold'],
    ['res-camel', 'carnelian'],
    ['res-sheep', 'gold'],
    ['res-grain', 'carnelian'],
    ['tok-amphora', 'gold'],
    ['res-fish', 'carnelian'],
    ['res-grape', 'malachite'],
  ],
  [
    ['unit-ship', 'carnelian'],
    ['bld-hut', 'gold'],
    ['bld-zig4', 'carnelian'],
    ['bld-gate', 'gold'],
    ['bld-gardens', 'malachite'],
    ['unit-monster', 'carnelian'],
    ['unit-titan', 'gold'],
  ],
];

/** The inlaid panel beside the quick seat: ornament. */
export function Frieze(): ReactElement {
  return (
    <div className="frieze" aria-hidden="true">
      {REGISTERS.map((register) => (
        <div className="frieze-register" key={register[0]?.[0]}>
          {register.map(([icon, second]) => (
            <svg key={icon} viewBox="0 0 24 24" style={{ '--ia': `var(--bar-${second})` } as CSSProperties}>
              <use href={`#${icon}`} />
            </svg>
          ))}
        </div>
      ))}
    </div>
  );
}
