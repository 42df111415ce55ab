import { DAY_MS } from '@ampersand/contract/time';
import {
  crowding,
  exploreBonus,
  looksAt,
  nextPrice,
  PRICE,
  PRIOR_CAPACITY,
  SEEN_DAYS,
  seenPenalty,
} from '../../api/src/features/matchings/rules/score/price.ts';
import { order } from '../../api/src/features/matchings/rules/score/ranking.ts';
import { withSwaps } from '../../api/src/features/matchings/rules/score/swaps.ts';
import { type Exposure, exposureOf } from './exposure.ts';
import { type Judgements, judgedAt } from './judged.ts';
import type { Random } from './random.ts';

/** Parts of the engine. */
type Part = 'price' | 'seen' | 'explore';

/** How lists are ordered: at random, by the product of both chances alone, or by the engine, with some parts left out. */
export interface Policy {
  readonly order: 'RANDOM' | 'PRODUCT' | 'ENGINE';
  readonly without?: readonly Part[];
  /**
   * What an oracle orders by in the place of what the engine reads, with the same prices and limits: the true chances, or, beside
   * them, the taste that nobody can know.
   */
  readonly knows?: 'CHANCES' | 'TASTES';
}

/** The engine as the product serves it. */
export const AS_SERVED: Policy = { order: 'ENGINE' };

/** As the engine judges them: how founders see applicants, and how applicants see founders. */
export interface Judging {
  readonly byFounders: Judgements;
  readonly byApplicants: Judgements;
}

/** Members of both sides by number, founders first, then as many applicants; each looks at the other side. */
export interface Market extends Judging {
  readonly size: number;
  /** How much a viewer likes somebody of the other side, in log-odds with what nobody can know: above 0 they would meet them. */
  readonly liking: (viewer: number, other: number) => number;
}

/** What somebody did about somebody else; `at` is a day. */
export interface Event {
  readonly kind: 'SHOWN' | 'OPENED' | 'INVITED' | 'ACCEPTED' | 'DECLINED';
  readonly actor: number;
  readonly subject: number;
  readonly day: number;
  readonly place: number;
  /** Whether chance set the order there. */
  readonly swapped: boolean;
}

export interface Outcome extends Exposure {
  /** Pairs who both said yes. */
  readonly matches: number;
  readonly matchesByDay: readonly number[];
}

const DAYS = 30;
/** What the page of matches shows at a time. */
const PAGE = 20;
/** The best so many by the sum that lists are sorted by are put in order. */
const POOL = 60;
/** The chance that somebody is here on a day. */
const HERE = 0.5;
/** Whoever likes somebody a little less than enough to meet them still opens their profile. */
const OPENS_FROM = -1.5;
const INVITATION_DAYS = 7;
/** Invitations a week, and open requests that somebody can be sent, as the product has them. */
const SENT_A_WEEK = 20;
const OPEN_AT_MOST = 3 * PRIOR_CAPACITY;
const LOAD_DAYS = 7;
const EXPOSURE_DAYS = 14;

/** One member's days. */
class Life {
  price: number;
  explore: number;
  /** Requests that may still be read this week. */
  room = PRIOR_CAPACITY;
  readonly shown = new Uint16Array(DAYS);
  readonly requested = new Uint16Array(DAYS);
  readonly sent = new Uint16Array(DAYS);
  inbox: { readonly from: number; readonly day: number }[] = [];
  /** Days on which others were shown. */
  readonly seen = new Map<number, number[]>();
  readonly opened = new Map<number, number>();
  /** Asked, or answered. */
  readonly settled = new Set<number>();

  constructor(price: number, explore: number) {
    this.price = price;
    this.explore = explore;
  }
}

function sum(of: ArrayLike<number>, from: number, to: number): number {
  let total = 0;
  for (let day = Math.max(0, from); day < to; day++) total += of[day] ?? 0;
  return total;
}

/** What happens around a market. */
interface Around {
  readonly note?: (event: Event) => void;
  /** What the engine has learned by the end of a day, as it judges from then on; undefined where nothing changes. */
  readonly night?: (day: number) => Judging | undefined;
}

/** Runs a market for thirty days: lists, looks, invitations, answers, and each night the engine's daily round. */
export function simulate(
  market: Market,
  policy: Policy,
  random: Random,
  { note = () => {}, night = () => undefined }: Around = {},
): Outcome {
  let judging: Judging = market;
  const uses = (part: Part) => policy.order === 'ENGINE' && !policy.without?.includes(part);
  const lives = Array.from(
    { length: 2 * market.size },
    () => new Life(uses('price') ? PRICE.lowest : 0, uses('explore') ? exploreBonus(0, 1) : 0),
  );
  const life = (member: number): Life => {
    const found = lives[member];
    if (!found) throw new RangeError(`Nobody is ${member}.`);
    return found;
  };
  const matchesByDay = new Uint16Array(DAYS);

  const list = (viewer: number, day: number) => {
    const base = viewer < market.size ? market.size : 0;
    if (policy.order === 'RANDOM')
      return random
        .some([...Array(market.size).keys()], PAGE)
        .map((place) => ({ other: base + place, swapped: false }));
    const judgements = base > 0 ? judging.byFounders : judging.byApplicants;
    const row = base > 0 ? viewer : viewer - market.size;
    const own = life(viewer);
    const priors = Float64Array.from({ length: market.size }, (_, place) => {
      const other = base + place;
      const { explore, price, requested } = life(other);
      const asked = sum(requested, day - LOAD_DAYS + 1, day + 1);
      return (
        explore -
        price -
        (uses('price') ? crowding(asked, PRIOR_CAPACITY) : 0) -
        (uses('seen')
          ? seenPenalty(own.settled.has(base + place) ? SEEN_DAYS : inVain(own, base + place, day))
          : 0)
      );
    });
    const best = Array.from(priors, (prior, place) => ({
      place,
      rank: (judgements.rank[row * market.size + place] ?? 0) + prior,
    }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, POOL)
      .map(({ place }) => judgedAt(judgements, row, place, priors[place] ?? 0));
    const ranking =
      policy.order === 'PRODUCT'
        ? { people: best, relaxed: [] }
        : withSwaps(order(best), `member ${viewer}`, new Date(day * DAY_MS));
    return ranking.people.slice(0, PAGE).map(({ id, propensity }) => ({
      other: base + Number(id),
      swapped: propensity !== undefined,
    }));
  };

  const answer = (member: number, day: number) => {
    const own = life(member);
    while (own.room >= 1) {
      const request = own.inbox.shift();
      if (!request) break;
      own.room -= 1;
      const yes = market.liking(member, request.from) > 0;
      const about = { actor: member, subject: request.from, day, place: 0, swapped: false };
      note({ kind: yes ? 'ACCEPTED' : 'DECLINED', ...about });
      if (!own.settled.has(request.from) && yes) matchesByDay[day] = (matchesByDay[day] ?? 0) + 1;
      own.settled.add(request.from);
    }
  };

  const look = (viewer: number, day: number) => {
    const own = life(viewer);
    for (const [at, { other, swapped }] of list(viewer, day).entries()) {
      const them = life(other);
      const event = { actor: viewer, subject: other, day, place: at + 1, swapped };
      them.shown[day] = (them.shown[day] ?? 0) + 1;
      const former = own.seen.get(other);
      if (former) former.push(day);
      else {
        own.seen.set(other, [day]);
        note({ kind: 'SHOWN', ...event });
      }
      if (random.next() > looksAt(at + 1)) continue;
      const liking = market.liking(viewer, other);
      if (liking > OPENS_FROM && !own.opened.has(other)) {
        own.opened.set(other, day);
        note({ kind: 'OPENED', ...event });
      }
      if (liking <= 0 || own.settled.has(other)) continue;
      if (sum(own.sent, day - 6, day + 1) >= SENT_A_WEEK || them.inbox.length >= OPEN_AT_MOST) continue;
      own.sent[day] = (own.sent[day] ?? 0) + 1;
      own.settled.add(other);
      note({ kind: 'INVITED', ...event });
      them.inbox.push({ from: viewer, day });
      them.requested[day] = (them.requested[day] ?? 0) + 1;
    }
  };

  for (let day = 0; day < DAYS; day++) {
    for (const each of lives) {
      each.inbox = each.inbox.filter((request) => day - request.day < INVITATION_DAYS);
      each.room = Math.min(PRIOR_CAPACITY, each.room + PRIOR_CAPACITY / 7);
    }
    for (const member of random.some([...lives.keys()], lives.length)) {
      if (random.next() > HERE) continue;
      answer(member, day);
      look(member, day);
    }
    for (const each of lives) {
      if (uses('price'))
        each.price = nextPrice(each.price, sum(each.requested, day - LOAD_DAYS + 1, day + 1), PRIOR_CAPACITY);
      if (uses('explore')) each.explore = exploreBonus(sum(each.shown, day - EXPOSURE_DAYS + 1, day + 1), 1);
    }
    judging = night(day) ?? judging;
  }
  return {
    matches: sum(matchesByDay, 0, DAYS),
    matchesByDay: [...matchesByDay],
    ...exposureOf(lives),
  };
}

/** Days, today aside, on which somebody was shown to a viewer in vain: since they were opened, if they were. */
function inVain(viewer: Life, other: number, day: number): number {
  const since = Math.max(day - SEEN_DAYS, (viewer.opened.get(other) ?? Number.NEGATIVE_INFINITY) + 1);
  return (viewer.seen.get(other) ?? []).filter((when) => when < day && when >= since).length;
}
