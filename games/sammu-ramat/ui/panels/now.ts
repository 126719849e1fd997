import type { GamePanel } from '@edubba/ui';
import { characterName } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';

/**
 * The court fills the table while a Character or somebody's Goods are chosen and nothing on the map is. What the acting Character
 * pays with lies in one's own area.
 */
export const courtNow: NonNullable<GamePanel['now']> = ({ lit, view }) => {
  const actor = characterName((view.s as unknown as State).actor);
  let people = false;
  for (const thing of lit.keys()) {
    if (thing.startsWith('place/') || thing.startsWith('action/') || thing.startsWith('area/')) return undefined;
    people ||= thing.startsWith('person/') || (thing.startsWith('good/') && !thing.endsWith(`/${actor}`));
  }
  return people ? 'stage' : undefined;
};
