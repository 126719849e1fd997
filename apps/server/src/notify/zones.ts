/** Local time by the names of time zones; the calendar's own tables know when clocks are set back and forth. */
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

interface Local {
  /** `2027-03-28`. */
  readonly day: string;
  /** Of the day, from 0 to 1439. */
  readonly minute: number;
  /** How far the clock there is ahead of the universal one, in milliseconds. */
  readonly ahead: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** What a clock on the wall in a zone shows. */
export function localTime(zone: string, at: number): Local {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const [year, month, day, hour, minute] = [part('year'), part('month'), part('day'), part('hour'), part('minute')];
  const wall = Date.UTC(year, month - 1, day, hour, minute, part('second'));
  return {
    day: new Date(wall).toISOString().slice(0, 10),
    minute: hour * 60 + minute,
    ahead: wall - Math.floor(at / 1000) * 1000,
  };
}

/** The next moment after `at` at which a clock in the zone shows a minute of the day. */
export function nextMinute(zone: string, minute: number, at: number): number {
  const here = localTime(zone, at);
  const wait = (minute - here.minute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const plain = Math.floor(at / MINUTE) * MINUTE + wait * MINUTE;
  // A clock that is set meanwhile shows the minute earlier or later by as much.
  const set = plain - (localTime(zone, plain).ahead - here.ahead);
  if (set > at && localTime(zone, set).minute === minute) return set;
  if (localTime(zone, plain).minute === minute) return plain;
  // The minute is left out on the day the clocks go forward: the first one after the gap.
  return afterGap(zone, minute, Math.max(at, Math.min(set, plain)));
}

/** The first full minute from `at` on at which the clock is past a minute that does not come. */
function afterGap(zone: string, minute: number, at: number): number {
  let moment = Math.ceil(at / MINUTE) * MINUTE;
  const most = moment + DAY_MINUTES * MINUTE;
  let before = localTime(zone, moment).minute;
  while (moment < most) {
    moment += MINUTE;
    const now = localTime(zone, moment).minute;
    if (now >= minute && (before < minute || now < before)) return moment;
    before = now;
  }
  return most;
}

/** Hours of the day in which nothing is sent, in minutes of the local day. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
}

/** When the quiet hours that hold now end; `null` outside them. */
export function quietUntil(quiet: Quiet | null, zone: string, at: number): number | null {
  if (quiet === null) return null;
  const { from, to } = quiet;
  const { minute } = localTime(zone, at);
  const within = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return within ? nextMinute(zone, to, at) : null;
}
