import { type Person, payStatement } from '../read/person.ts';
import { clockGap } from '../read/quantities/place.ts';
import type { Writer } from './scene.ts';
import { clockWords, hoursWords, payWords, percentWords, placeName, quote, stageWords } from './wording.ts';

/** Sentences about the terms: equity, time, pay, place, risk, pace. */

export const equityMet: Writer = ({ pair, founder, f, a }) => {
  const [offered, hoped] = [pair.founder.quantities.equity, pair.applicant.quantities.equity];
  if (!offered || !hoped) return undefined;
  return {
    text: `${f.Subject} offer ${percentWords(offered)} and ${a.subject} hope for ${percentWords(hoped)}: that could work.`,
    fields: [equityField(founder), 'equityExpectation'],
  };
};

export const equityApart: Writer = ({ pair, founder, f, a }) => {
  const [offered, hoped] = [pair.founder.quantities.equity, pair.applicant.quantities.equity];
  if (!offered || !hoped) return undefined;
  return {
    text: `${f.Subject} offer ${percentWords(offered)}, ${a.subject} hope for ${percentWords(hoped)}.`,
    fields: [equityField(founder), 'equityExpectation'],
  };
};

export const hoursBoth: Writer = ({ pair, f, a }) => {
  const [asked, given] = [pair.founder.quantities.hours, pair.applicant.quantities.hours];
  if (!asked || !given) return undefined;
  const [wants, has] = [hoursWords(asked), hoursWords(given)];
  return {
    text:
      wants === has
        ? `You both have ${wants} in mind.`
        : `${f.Subject} ask for ${wants}; ${a.subject} can give ${has}.`,
    fields: ['coFounderCommitment', 'timeCommitment'],
  };
};

export const payBoth: Writer = ({ pair, founder, applicant, f, a }) => {
  const { pay: needed } = pair.applicant.quantities;
  const { pay: paid, compensation } = pair.founder.quantities;
  if (!needed || !applicant.salaryExpectations) return undefined;
  const asks = `On pay, ${a.subject} say ${quote(applicant.salaryExpectations)}`;
  if (needed.high === 0)
    return {
      text: `${asks}, so pay need not stand in the way.`,
      fields: ['salaryExpectations', 'compensation'],
    };
  const sums = `${asks} (${payWords(needed)})`;
  const statement = founder.company && payStatement(founder.company);
  if (paid && paid.high > 0 && statement)
    return {
      text: `${sums}; ${f.subject} can pay ${payWords(paid)}: ${quote(statement)}.`,
      fields: ['salaryExpectations', 'otherDetails'],
    };
  const how = compensation === 'SALARY' ? 'pay a salary' : 'pay in equity only';
  return { text: `${sums}; ${f.subject} ${how}.`, fields: ['salaryExpectations', 'compensation'] };
};

export const placeBoth: Writer = ({ pair, founder, applicant, f, a }) => {
  const [home, other] = [pair.founder.quantities.place, pair.applicant.quantities.place];
  if (!home || !other || !founder.location || !applicant.location) return undefined;
  const fields = [
    'location',
    ...(founder.founderPreference?.workingArrangement ? ['workingArrangement'] : []),
  ];
  const [here, there] = [placeName(founder.location), placeName(applicant.location)];
  const gap =
    home.offset !== undefined && other.offset !== undefined ? clockGap(home.offset, other.offset) : undefined;
  if (home.cities?.[0] !== undefined && home.cities[0] === other.cities?.[0])
    return { text: `You are both in ${here}.`, fields };
  if (home.mode === 'ON_SITE')
    return { text: `${f.Subject} work on site in ${here}; ${a.subject} are in ${there}.`, fields };
  if (other.mode === 'ON_SITE')
    return {
      text: `${a.Subject} want to work side by side and are in ${there}; ${f.subject} are in ${here}.`,
      fields: ['location', 'workingStyle'],
    };
  const clocks = gap === undefined ? '' : `, ${clockWords(gap)}`;
  const arrangement = founder.founderPreference?.workingArrangement;
  const how = arrangement ? `; ${f.possessive} working arrangement: ${quote(arrangement, 60)}` : '';
  return { text: `${f.Subject} are in ${here}, ${a.subject} are in ${there}${clocks}${how}.`, fields };
};

export const riskBoth: Writer = ({ pair, applicant, f, a }) => {
  const stage = pair.founder.quantities.stage;
  const appetite = applicant.applicantPreference?.riskAppetite;
  if (!stage || !appetite || !pair.applicant.quantities.risk) return undefined;
  return {
    text: `${f.Possessive} company is ${stageWords(stage)}; on risk, ${a.subject} say ${quote(appetite)}.`,
    fields: ['fundingStage', 'riskAppetite'],
  };
};

export const paceBoth: Writer = ({ pair, founder, applicant, f, a }) => {
  const [set, liked] = [founder.founderPreference?.startupPace, applicant.applicantPreference?.workingStyle];
  if (
    !set ||
    !liked ||
    pair.founder.quantities.pace === undefined ||
    pair.applicant.quantities.pace === undefined
  )
    return undefined;
  return {
    text: `${f.Subject} describe ${f.possessive} pace as ${quote(set)}; ${a.possessive} working style is ${quote(liked)}.`,
    fields: ['startupPace', 'workingStyle'],
  };
};

function equityField(founder: Person): string {
  return founder.founderPreference?.equityOffered ? 'founderPreference.equityOffered' : 'equityOffered';
}
