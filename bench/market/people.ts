import { applicant, founder, job, type SetPerson, study } from '../matching/sets/types.ts';
import { kinship, type Trade } from './onet.ts';
import {
  CONFLICTS,
  CRAFTS,
  CUSTOMERS,
  FIELDS,
  MOTIVES,
  PACES,
  PLACES,
  RISKS,
  STAGES,
  STYLES,
} from './phrases.ts';
import type { Random } from './random.ts';

/** What is true of somebody, whatever they write. Likes are made of it; the engine sees the texts alone. */
interface Nature {
  readonly place: (typeof PLACES)[number];
  readonly motive: number;
  readonly style: number;
  readonly conflict: number;
  /** 0-1. */
  readonly pace: number;
}

export interface PlantedFounder extends Nature {
  readonly set: SetPerson;
  readonly customers: Trade;
  readonly own: Trade;
  readonly need: Trade;
  /** A week. */
  readonly hours: number;
  /** Per cent. */
  readonly equity: number;
  /** Dollars a year; 0: none. */
  readonly pay: number;
  readonly onSite: boolean;
  readonly stageRisk: number;
  readonly traction: number;
}

export interface PlantedApplicant extends Nature {
  readonly set: SetPerson;
  readonly trade: Trade;
  readonly wishes: readonly Trade[];
  readonly refused: string | undefined;
  readonly hours: number;
  readonly equity: number;
  readonly pay: number;
  readonly moves: boolean;
  readonly risk: number;
  readonly years: number;
}

export interface People {
  readonly founders: readonly PlantedFounder[];
  readonly applicants: readonly PlantedApplicant[];
}

/** Draws `size` founders and as many applicants: first what is true of each, then how they put it in words. */
export function drawPeople(size: number, trades: ReadonlyMap<string, Trade>, random: Random): People {
  const trade = (code: string) => {
    const found = trades.get(code);
    if (!found) throw new Error(`No occupation ${code}.`);
    return found;
  };
  const sought = CRAFTS.flatMap(([code, times]) => Array.from({ length: times }, () => trade(code)));
  const offered = CRAFTS.flatMap(([code, , times]) => Array.from({ length: times }, () => trade(code)));
  const customers = CUSTOMERS.map(trade);
  const draw = { random, sought, offered, customers };
  return {
    founders: Array.from({ length: size }, (_, i) => drawFounder(`f${i}`, draw)),
    applicants: Array.from({ length: size }, (_, i) => drawApplicant(`a${i}`, draw)),
  };
}

interface Draw {
  readonly random: Random;
  readonly sought: readonly Trade[];
  readonly offered: readonly Trade[];
  readonly customers: readonly Trade[];
}

function drawNature(random: Random): Nature & { paceAt: number } {
  const index = (of: readonly unknown[]) => Math.floor(random.next() * of.length);
  const paceAt = index(PACES);
  return {
    place: random.pick(PLACES),
    motive: index(MOTIVES),
    style: index(STYLES),
    conflict: index(CONFLICTS),
    pace: PACES[paceAt]?.value ?? 0.5,
    paceAt,
  };
}

/** What startups make. */
const THINGS = [
  'An app',
  'A marketplace',
  'A device',
  'A service',
  'Sensors',
  'A platform',
  'A shared workshop',
  'A robot',
];
/** Two in five leave a question of manner open. */
const TELLS = 0.6;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function drawFounder(id: string, { random, sought, offered, customers }: Draw): PlantedFounder {
  const nature = drawNature(random);
  const [customer, need, own] = [random.pick(customers), random.pick(sought), random.pick(offered)];
  const stage = random.pick(STAGES);
  const hours = random.pick([10, 20, 30, 40]);
  const equity = random.pick([2, 5, 10, 20, 30, 45]);
  const pay = stage.risk > 0.7 ? random.pick([0, 0, 12_000]) : random.pick([0, 24_000, 48_000, 72_000]);
  const onSite = random.next() < 0.25;
  const [painted = '', told = ''] = random.some(evenOf(customer.tasks), 2);
  const who = customer.title.toLowerCase();
  const tell = <Text>(text: Text) => (random.next() < TELLS ? text : null);
  const set = founder(id, 'RICH', {
    location: `${nature.place.city}, ${nature.place.country}`,
    skills: random.some(own.tools, 3),
    company: {
      companyType: 'STARTUP',
      industry: FIELDS[customer.code.slice(0, 2)] ?? null,
      companyDescription: random.pick([
        `We work for ${who}. They have to ${lower(told)}, and lose days on it.`,
        `Every ${random.pick(customer.titles)} we spoke to asked for help: ${lower(told)}.`,
      ]),
      vision: tell(random.pick(MOTIVES[nature.motive]?.byFounder ?? [])),
      mission: `Help ${who} to ${lower(painted)}.`,
      fundingStage: stage.stage,
      currentRevenue: stage.revenue,
      compensation: pay > 0 ? 'HYBRID' : 'EQUITY',
      lookingFor: random.pick([
        `A ${random.pick(need.titles)} who can ${lower(random.pick(evenOf(need.tasks)))}.`,
        `Somebody to ${lower(random.pick(evenOf(need.tasks)))}, and to ${lower(random.pick(evenOf(need.tasks)))}.`,
      ]),
      otherDetails:
        pay > 0 ? `We can pay $${pay / 12} a month.` : random.pick(['Equity only, no salary yet.', null]),
    },
    wants: {
      startupIdea: `${random.pick(THINGS)} with which ${who} ${lower(painted)}.`,
      skillsOffered: [random.pick(own.titles), ...random.some(own.kinds, 2)],
      skillsNeeded: [
        random.pick(need.titles),
        random.pick(evenOf(need.tools)),
        random.pick(evenOf(need.kinds)),
      ],
      equityOffered: random.pick([
        `${equity} %`,
        `About ${equity}%, vested over four years`,
        `up to ${equity} percent`,
      ]),
      coFounderCommitment: hours === 40 ? 'Full-time' : `${hours} hours a week`,
      workingArrangement: onSite
        ? `On site in ${nature.place.city}, every day`
        : random.pick(['Fully remote', 'Remote, from anywhere']),
      decisionMakingStyle: tell(random.pick(STYLES[nature.style]?.byFounder ?? [])),
      startupPace: tell(random.pick(PACES[nature.paceAt]?.byFounder ?? [])),
      founderConcerns: tell(random.pick(CONFLICTS[nature.conflict]?.byFounder ?? [])),
      coreValues: random.next() < TELLS ? random.some(MOTIVES[nature.motive]?.byFounder ?? [], 1) : [],
    },
  });
  const { risk: stageRisk, traction } = stage;
  return { ...nature, set, customers: customer, own, need, hours, equity, pay, onSite, stageRisk, traction };
}

function drawApplicant(id: string, { random, offered, customers }: Draw): PlantedApplicant {
  const nature = drawNature(random);
  const trade = random.pick(offered);
  const wishes = random.some(customers, 2);
  const fields = Object.entries(FIELDS).filter(([code]) => wishes.every((one) => !one.code.startsWith(code)));
  const refused = random.next() < 0.4 ? random.pick(fields) : undefined;
  const hours = random.pick([10, 20, 30, 40]);
  const equity = random.pick([1, 3, 8, 15, 25, 40]);
  const pay = random.pick([0, 0, 12_000, 24_000, 48_000, 72_000]);
  const moves = random.next() < 0.3;
  const risk = random.pick(RISKS);
  const years = Math.floor(random.next() * 14) + 1;
  const [first = '', second = ''] = random.some(oddOf(trade.tasks), 2);
  const [liked, likedToo] = wishes;
  const tell = <Text>(text: Text) => (random.next() < TELLS ? text : null);
  const set = applicant(id, 'RICH', {
    location: `${nature.place.city}, ${nature.place.country}`,
    skills: random.some(trade.tools, 3),
    experiences: [job(random.pick(trade.titles), `${2026 - years}-06-01`, null, `${first}. ${second}.`)],
    educations: [study(random.pick(['BSc', 'MSc', 'BA', 'Diploma']))],
    currentJob: random.pick(trade.titles),
    salaryExpectations: pay > 0 ? `$${pay / 12} a month at least` : random.pick(['None for a year', null]),
    wants: {
      joinMotivation: random.pick(MOTIVES[nature.motive]?.byApplicant ?? []),
      applicantSkills: [random.pick(trade.titles), ...random.some(trade.kinds, 2)],
      ideaPreferences: [
        `${random.pick(THINGS)} for ${random.pick(liked?.titles ?? []).toLowerCase()}s`,
        `Whatever helps ${random.pick(likedToo?.titles ?? []).toLowerCase()}s`,
        ...(refused ? [`Nothing in ${refused[1].toLowerCase()}`] : []),
      ],
      timeCommitment: hours === 40 ? 'Full time' : `${hours} hours per week`,
      riskAppetite: random.pick(risk.said),
      equityExpectation: random.pick([`At least ${equity} %`, `${equity}% or more`]),
      priorStartupExp: years > 8 ? random.pick(['Early employee at a startup for three years', null]) : null,
      workingStyle: [
        moves ? 'Happy to relocate.' : 'Remote, I will not move.',
        random.next() < TELLS ? random.pick(STYLES[nature.style]?.byApplicant ?? []) : '',
        random.next() < TELLS ? `I work ${random.pick(PACES[nature.paceAt]?.byApplicant ?? [])}.` : '',
      ].join(' '),
      conflictHandling: tell(random.pick(CONFLICTS[nature.conflict]?.byApplicant ?? [])),
      applicantGoals: [`Learn ${lower(random.pick(random.pick(offered).kinds))}`],
    },
  });
  return {
    ...nature,
    set,
    trade,
    wishes,
    refused: refused?.[0],
    hours,
    equity,
    pay,
    moves,
    risk: risk.value,
    years,
  };
}

/** Founders speak of the even ones, applicants of the odd ones: the same thing in other words. */
const evenOf = <Item>(items: readonly Item[]) => items.filter((_, i) => i % 2 === 0);
const oddOf = <Item>(items: readonly Item[]) =>
  items.length > 1 ? items.filter((_, i) => i % 2 === 1) : items;

/** What is true of a founder and an applicant, each part from -1 (speaks against) to 1. */
export function truth(f: PlantedFounder, a: PlantedApplicant) {
  const skill = kinship(f.need, a.trade);
  const field = Math.max(...a.wishes.map((wish) => kinship(wish, f.customers)));
  const refused = a.refused !== undefined && f.customers.code.startsWith(a.refused);
  const close = (one: number, other: number) => (one === other ? 1 : -1 / 3);
  const zones = Math.abs(f.place.clock - a.place.clock);
  const apart = zones <= 2 ? 0.8 : zones <= 4 ? 0.3 : zones <= 7 ? -0.3 : -0.8;
  const here = f.place.city === a.place.city ? 1 : f.onSite ? (a.moves ? 0.6 : -1) : apart;
  return {
    skill: 2 * skill - 1,
    field: 2 * field - 1,
    refused: refused ? -1 : 0,
    own: -kinship(f.own, a.trade),
    hours: Math.max(-1, 1 - (2 * Math.max(0, f.hours - a.hours)) / Math.max(1, 0.55 * f.hours)),
    equity: Math.max(-1, 1 - (2 * Math.max(0, a.equity - f.equity)) / Math.max(4, 0.5 * a.equity)),
    pay: a.pay === 0 ? 0.8 : f.pay === 0 ? -0.8 : Math.max(-1, Math.min(1, 1 + Math.log2(f.pay / a.pay))),
    place: here,
    risk: f.stageRisk <= a.risk + 0.1 ? 0.8 : Math.max(-1, 0.8 - 4 * (f.stageRisk - a.risk - 0.1)),
    pace: 1 - 3 * Math.abs(f.pace - a.pace),
    motive: close(f.motive, a.motive),
    style: close(f.style, a.style),
    conflict: close(f.conflict, a.conflict),
    experience: Math.max(-1, Math.min(1, (Math.min(a.years, 10) - 4) / 6)),
    traction: f.traction,
  };
}
