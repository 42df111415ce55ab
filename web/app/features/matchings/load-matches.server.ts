import type { QueryInput } from '@ampersand/contract/endpoint';
import type { Found, founderMatchings, KeyFact, Reason, Wanted } from '@ampersand/contract/matchings';
import type { PublicUser } from '@ampersand/contract/users';
import type { Call } from '../../loading.server.ts';
import { areaOf } from '../../page/area.ts';
import { loadFirst } from '../../page/load-first.server.ts';
import type { You } from '../../page/you.ts';
import { applicantQuestions } from '../preference/applicant-questions.ts';
import { founderQuestions } from '../preference/founder-questions.ts';
import { type Asked, NOTHING_ASKED, queryOf } from './filter.ts';
import type { CardPerson, Match, MatchList, Wanting } from './match-list.ts';
import { isRough, wishOf } from './words.ts';

/** Skills on a card. */
const SKILLS = 3;
/** Characters of a text of which a card has two lines: they hold fewer on the widest screen. */
const TWO_LINES = 200;
/** Up to a space near the end; a script without spaces is cut between two characters. */
const BEGINNING = new RegExp(`^(?:.{${TWO_LINES - 30},${TWO_LINES}}(?=\\s)|.{${TWO_LINES}})`, 'su');

/** The person's list from the best on, `count` of it or all there is. */
export async function loadMatches(
  call: Call,
  user: You,
  count: number,
  asked: Asked = NOTHING_ASKED,
): Promise<Omit<MatchList, 'ties'>> {
  const question = { ...queryOf(asked.filter), q: asked.q, sort: asked.sort };
  const { entries, first, more } = await loadFirst(
    (page) => loadPage(call, user, { ...question, ...page }),
    count,
  );
  const { total, fitting, relaxed, guesses } = first;
  const wanting = first.wanting.map((wanted) => wantingOf(wanted, user));
  return { items: entries, total, fitting, relaxed, guesses, wanting, more };
}

const labels = new Map(
  [...founderQuestions, ...applicantQuestions].flatMap(({ questions }) =>
    questions.map(({ name, label }) => [name, label]),
  ),
);
function wantingOf({ question, why }: Wanted, user: You): Wanting {
  const { paths } = areaOf(user);
  return { label: labels.get(question) ?? question, why, to: `${paths.preferance}#${question}` };
}

async function loadPage(call: Call, user: You, query: QueryInput<typeof founderMatchings>) {
  const input = { params: { userId: user.id }, query };
  if (user.role === 'FOUNDER') {
    const page = await call('GET /matchings/founder/{userId}', input);
    return {
      ...page,
      data: page.data.map(({ applicant, ...facts }) => matchOf(applicant, facts)),
    };
  }
  const page = await call('GET /matchings/applicant/{userId}', input);
  return {
    ...page,
    data: page.data.map(({ founder, ...facts }) => matchOf(founder, facts)),
  };
}

type Facts = Pick<Match, 'match' | 'score' | 'isGuess' | 'isSaved' | 'isNew' | 'group' | 'movedUp'> & {
  uncertainty: number;
  reasons: Reason[];
  gaps: Reason[];
  facts: KeyFact[];
  found?: Found | undefined;
};

export const matchOf = (
  user: PublicUser,
  {
    match,
    score,
    isGuess,
    uncertainty,
    isSaved,
    isNew,
    group,
    movedUp,
    reasons: [reason],
    gaps: [gap],
    facts,
    found,
  }: Facts,
): Match => ({
  id: user.id,
  person: cardOf(user, facts),
  match,
  score: Math.round(score * 100) / 100,
  isGuess,
  isRough: isRough(uncertainty),
  facts,
  isSaved,
  isNew,
  group,
  movedUp,
  reason: reason && { direction: reason.direction, text: reason.text },
  gap: gap && { text: gap.text },
  found,
});

function cardOf(user: PublicUser, facts: readonly KeyFact[]): CardPerson {
  const { id, fullName, calledName, profileUrl, lastHere, role, profile } = user;
  const { firstLine, skills, experiences, identityReviewed } = profile;
  const [company] = profile.FounderProfile;
  const own = company?.vision ?? company?.companyDescription ?? company?.mission;
  return {
    id,
    fullName,
    calledName,
    profileUrl,
    lastHere,
    identityReviewed,
    firstLine,
    line: begun(role === 'FOUNDER' ? (own ?? firstLine) : (firstLine ?? wishOf(profile, facts))),
    role: experiences[0]?.role,
    skills: skills.slice(0, SKILLS),
    company: company && {
      companyName: company.companyName,
      companyUrl: company.companyUrl,
      companyType: company.companyType,
      lookingFor: begun(company.lookingFor),
    },
  };
}

/** As much of a text as two lines may hold, whole words where it has any. */
function begun<Text extends string | null | undefined>(text: Text) {
  if (!text || text.length <= TWO_LINES) return text;
  const [beginning] = BEGINNING.exec(text) ?? [];
  return beginning ? `${beginning}…` : text;
}
