import type { ActionCardId } from '../../../content/action-cards.ts';
import type { CharacterId } from '../../../content/characters.ts';
import type { GodName } from '../../../content/gods.ts';
import type { RoleName } from '../../../content/roles.ts';

/** Icon, family of colour and ground of a card's picture. */
export type Face = readonly [icon: string, hue: Hue, ground: Pattern];
export type Hue = 'red' | 'murex' | 'green' | 'teal' | 'lapis' | 'ochre' | 'brown' | 'slate' | 'olive';
export type Pattern = 'rays' | 'waves' | 'scales' | 'bricks' | 'hills';

/** The pictures of the action cards. */
export const ACTION_FACES: { readonly [card in ActionCardId]: Face } = {
  miss: ['act-defend', 'red', 'rays'],
  'battle-fury': ['act-attack', 'red', 'rays'],
  'war-drums': ['tok-military', 'red', 'bricks'],
  'blinding-dust': ['tok-raid', 'brown', 'waves'],
  'shield-wall': ['unit-shield', 'red', 'scales'],
  'rain-of-arrows': ['unit-archer', 'red', 'rays'],
  'narrow-escape': ['unit-champion', 'brown', 'hills'],
  'broken-oath': ['unit-mercenary', 'murex', 'bricks'],
  'voice-of-the-god': ['tok-divine', 'murex', 'rays'],
  sabotage: ['tok-assassin', 'ochre', 'bricks'],
  'forced-march': ['act-move', 'green', 'hills'],
  'reed-boats': ['unit-ship', 'teal', 'waves'],
  'overflowing-stores': ['bld-storehouse', 'green', 'scales'],
  plague: ['tok-plague', 'olive', 'scales'],
  'challenge-of-anzu': ['unit-monster', 'slate', 'rays'],
  'challenge-of-huwawa': ['unit-monster', 'olive', 'hills'],
  'canal-removal': ['bld-canal', 'teal', 'waves'],
  'akka-king-of-kish': ['tok-crown', 'lapis', 'rays'],
  'royal-decree': ['tok-royal', 'lapis', 'bricks'],
  caravan: ['res-camel', 'lapis', 'scales'],
  'bounty-of-the-fields': ['res-grain', 'olive', 'hills'],
  levy: ['act-recruit', 'lapis', 'bricks'],
  'temple-offering': ['bld-temple', 'murex', 'rays'],
  'second-harvest': ['act-gather', 'green', 'hills'],
  'royal-collectors': ['act-tax', 'lapis', 'scales'],
  'master-builder': ['act-build', 'brown', 'bricks'],
  'thief-in-the-night': ['ui-hand', 'slate', 'waves'],
  revolt: ['unit-rebel', 'slate', 'bricks'],
  tribute: ['tok-amphora', 'lapis', 'hills'],
};

/** The pictures of the role cards. */
export const ROLE_FACES: { readonly [role in RoleName]: Face } = {
  priest: ['tok-divine', 'murex', 'rays'],
  engineer: ['bld-canal', 'teal', 'waves'],
  merchant: ['act-trade', 'ochre', 'scales'],
  governor: ['act-tax', 'green', 'hills'],
  builder: ['act-build', 'brown', 'bricks'],
  vizier: ['tok-seal', 'lapis', 'scales'],
  commander: ['unit-champion', 'red', 'rays'],
  scribe: ['res-tablet', 'slate', 'bricks'],
};

/** The pictures of the worship cards. */
export const GOD_FACES: { readonly [god in GodName]: Face } = {
  an: ['tok-horns', 'slate', 'rays'],
  ishkur: ['tok-flood', 'teal', 'waves'],
  enki: ['bld-river', 'teal', 'waves'],
  shamash: ['tok-religion', 'ochre', 'rays'],
  enlil: ['bld-mountain', 'olive', 'hills'],
  ninhursag: ['act-recruit', 'brown', 'hills'],
  ishtar: ['act-attack', 'red', 'rays'],
  suen: ['ui-theme', 'slate', 'rays'],
};

/** The pictures of the characters: what each is good at. */
export const CHARACTER_FACES: { readonly [character in CharacterId]: Face } = {
  'me-sag': ['bld-palace', 'ochre', 'bricks'],
  'shar-kali-sharri': ['tok-crown', 'lapis', 'rays'],
  'yetib-mer': ['act-pass', 'green', 'hills'],
  'taram-akkad': ['unit-champion', 'red', 'rays'],
  'ken-ussam': ['bld-canal', 'teal', 'waves'],
  enheduanna: ['act-pray', 'murex', 'rays'],
  'tuta-napshum': ['bld-zig3', 'ochre', 'bricks'],
  'lugal-ushumgal': ['res-grain', 'olive', 'hills'],
  epirmupi: ['unit-chariot', 'brown', 'hills'],
  'lipit-ili': ['unit-mercenary', 'brown', 'bricks'],
  'ilshu-rabi': ['ui-eye', 'slate', 'rays'],
  'ur-utu': ['tok-royal', 'lapis', 'scales'],
};
