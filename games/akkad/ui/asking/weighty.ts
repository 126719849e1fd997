import type { DecisionKind, Key } from '@edubba/kernel';

/** Questions whose every answer gives something up or cannot be taken back: a roll or a card that lies open follows. */
const COSTLY: ReadonlySet<DecisionKind> = new Set([
  'start.home',
  'start.character',
  'start.residence',
  'select.role',
  'select.god',
  'event.levy',
  'activate.token',
  'monster.fight',
  'combat.retreat',
  'combat.converted',
  'combat.assign',
  'convert.target',
  'danger.loss',
  'plague.loss',
  'challenge.group',
  'hand.discard',
  'role.follow',
  'vizier.victim',
  'ishkur.storm',
  'canal.destroy',
  'card.seat',
  'card.space',
  'mission.pay',
  'mission.buy',
  'city-card.swap',
  'army.surplus',
  'ransom.open',
  'ransom.card',
  'mercy.use',
  'mercy.now',
]);

/** A choice that costs or reveals something. */
export function isWeighty(kind: DecisionKind, key: Key): boolean {
  if (COSTLY.has(kind) || /^(card|mercy|role)\//.test(key)) return true;
  return kind === 'turn.choose' && key !== 'activate';
}
