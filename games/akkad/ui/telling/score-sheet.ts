import type { ItemId, Message, RuleId, Seat, View } from '@edubba/kernel';
import type { ScoreCause, ScoreLine, ToldEvent } from '@edubba/ui';
import type { State, VpSource } from '../../rules/state.ts';
import { SOURCES } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import { say } from '../../text/words.ts';

const ICONS: { readonly [source in VpSource]: string } = {
  quests: 'res-vp',
  mission: 'act-pray',
  akkad: 'tok-crown',
};

/** VP gained at one moment. */
interface Gain {
  readonly seat: Seat;
  readonly source: VpSource;
  readonly vp: number;
  readonly round: number;
  readonly rule: RuleId | undefined;
  /** The quest it was for. */
  readonly quest: ItemId | undefined;
}

/** Every gain in the order told, with its round and the quest told just before. */
function gainsOf(events: readonly ToldEvent[]): Gain[] {
  let round = 0;
  let quest: ItemId | undefined;
  return events.flatMap((event): Gain[] => {
    const { type, seat = 0, data = {}, rule } = event;
    if (type.startsWith('phase.')) round = Number(data['round'] ?? round);
    if (type === 'quest.scored') quest = event.item;
    if (type !== 'vp.gained') return [];
    const source = String(data['source']) as VpSource;
    return [{ seat, source, vp: Number(data['n'] ?? 0), round, rule, quest: source === 'quests' ? quest : undefined }];
  });
}

const causeOf = ({ source, quest, round }: Gain): string => (source === 'quests' ? (quest ?? '') : String(round));

function label({ source, quest, round }: Gain): Message {
  return source === 'quests' && quest !== undefined ? item(quest) : say('ui.score.round', { round });
}

/** The gains of one source: quests each by its name with the round noted, all else by round. */
function causesOf(gains: readonly Gain[], source: VpSource, players: number): ScoreCause[] {
  const own = gains.filter((gain) => gain.source === source);
  return [...new Set(own.map(causeOf))].flatMap((cause) => {
    const here = own.filter((gain) => causeOf(gain) === cause);
    const [first] = here;
    if (first === undefined) return [];
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const of = (seat: Seat): Gain | undefined => here.find((gain) => gain.seat === seat);
    return [
      {
        label: label(first),
        ...(first.rule === undefined ? {} : { rule: first.rule }),
        points: seats.map((seat) => here.reduce((sum, gain) => sum + (gain.seat === seat ? gain.vp : 0), 0)),
        notes: seats.map((seat) => {
          const gain = of(seat);
          return gain === undefined ? undefined : say('ui.score.note', { round: gain.round });
        }),
      },
    ];
  });
}

/** The score sheet: quests one by one, the Sacred Mission, Akkad. What the events do not tell is a cause of its own. */
export function scoreSheet({ s }: View<State>, events: readonly ToldEvent[]): readonly ScoreLine[] {
  const players = s.vp.length;
  const gains = gainsOf(events);
  return SOURCES.map((source, at) => {
    const points = s.ledger.map((sheet) => sheet[at] ?? 0);
    const causes = causesOf(gains, source, players);
    const rest = points.map((n, seat) => n - causes.reduce((sum, cause) => sum + (cause.points[seat] ?? 0), 0));
    const earlier: ScoreCause[] = rest.some((n) => n !== 0) ? [{ label: say('ui.score.earlier'), points: rest }] : [];
    return {
      id: source,
      icon: ICONS[source],
      label: say(`ui.score.${source}`),
      points,
      causes: [...earlier, ...causes],
    };
  });
}
