import type { GamePanel } from '@edubba/ui';

/** The court fills the table while a Character or their Goods are chosen and nothing on the map is. */
export const courtNow: NonNullable<GamePanel['now']> = ({ lit }) => {
  let people = false;
  for (const thing of lit.keys()) {
    if (thing.startsWith('place/') || thing.startsWith('action/') || thing.startsWith('area/')) return undefined;
    people ||= thing.startsWith('person/') || thing.startsWith('good/');
  }
  return people ? 'stage' : undefined;
};
