import type { ItemId, Seat } from '@edubba/kernel';
import type { Icon } from '../../content/food-cards.ts';
import type { Space } from '../../content/map.ts';
import type { FedBy, State } from '../state.ts';
import { anyFeeds, feeds, iconBits, unfed, wantedIcons } from './feeding.ts';

/** ASY-11.05, ASY-11.19 Food cards that may be discarded now. */
export function usableCards(s: State, seat: Seat): ItemId[] {
  const wanted = spendable(s, unfed(s, seat));
  return (s.food[seat] ?? []).filter((item) => (iconBits(item) & wanted) !== 0);
}

/** ASY-11.15, ASY-11.16, ASY-11.21 Nothing that could still feed is held back: held cards as printed, left-over icons. */
export function mayEndFeeding(s: State, seat: Seat): boolean {
  return !anyFeeds(s, s.loose, unfed(s, seat)) && usableCards(s, seat).length === 0;
}

/** Icons, as bits, of which one on a card is enough to spend it for one of these Huts. */
export function spendable(s: State, hungry: readonly Space[]): number {
  let wanted = wantedIcons(s, hungry);
  if (s.fedBy === undefined || s.fedBy.length === 0) return wanted;
  for (const space of hungry) wanted |= wantedIcons(s, spacesOf(linksTo(s, s.fedBy, space)));
  return wanted;
}

/** ASY-11.19, ASY-A.34 Since rules version 2: hungry Huts that these icons feed only if those spent before are given anew. */
export function fedAnew(s: State, icons: readonly Icon[], hungry: readonly Space[]): Space[] {
  const { fedBy } = s;
  if (fedBy === undefined) return [];
  return hungry.filter((space) => {
    const spaces = spacesOf(linksTo(s, fedBy, space));
    return !anyFeeds(s, icons, [space]) && anyFeeds(s, icons, spaces);
  });
}

/** Gives one of these icons to a fed Hut, that Hut's to the next, and the last one to the hungry Hut. Says who got what. */
export function giveAnew(s: State, icons: Icon[], hungry: Space): { readonly space: Space; readonly by: Icon }[] {
  const { fedBy = [] } = s;
  let link = linksTo(s, fedBy, hungry).find(({ space }) => anyFeeds(s, icons, [space]));
  if (link === undefined) return [];
  const { space: first } = link;
  let [by] = icons.splice(
    icons.findIndex((icon) => feeds(s, icon, first)),
    1,
  ) as [Icon];
  const given: { space: Space; by: Icon }[] = [];
  for (; link !== undefined; link = link.next) {
    given.push({ space: link.space, by });
    if (link.at < 0) break;
    [by, fedBy[link.at]] = [fedBy[link.at] as Icon, by];
  }
  s.fed.push(hungry);
  fedBy.push(by);
  return given;
}

/** A Hut that an icon could be given to, so that the hungry one is fed in the end. */
interface Link {
  readonly space: Space;
  /** Its place in `fed`; −1 for the hungry one. */
  readonly at: number;
  /** Who gets its icon then. */
  readonly next: Link | undefined;
}

const spacesOf = (links: readonly Link[]): Space[] => links.map(({ space }) => space);

/**
 * The hungry Hut, every Hut whose icon would feed it, every Hut whose icon would feed one of those, and so on. Nothing
 * where icons left over would do: then no card is saved by letting it starve.
 */
function linksTo(s: State, fedBy: readonly FedBy[], hungry: Space): Link[] {
  const links: Link[] = [{ space: hungry, at: -1, next: undefined }];
  for (const link of links) {
    if (anyFeeds(s, s.loose, [link.space])) return [];
    fedBy.forEach((by, at) => {
      if (by === 'plough' || by === 'token' || !feeds(s, by, link.space) || links.some((other) => other.at === at))
        return;
      links.push({ space: s.fed[at] as Space, at, next: link });
    });
  }
  return links;
}
