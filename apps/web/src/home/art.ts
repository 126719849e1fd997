import akkad from './art/akkad.svg?url';
import ancientWorld from './art/ancient-world.svg?url';
import assyria from './art/assyria.svg?url';
import mesopotamia from './art/mesopotamia.svg?url';
import sammuRamat from './art/sammu-ramat.svg?url';

/** The picture of each game. */
export const ART: { readonly [game: string]: string } = {
  assyria,
  akkad,
  'ancient-world': ancientWorld,
  'sammu-ramat': sammuRamat,
  mesopotamia,
};
