import type { OwnUser } from '@ampersand/contract/users';

interface FieldOfWork {
  /** Words by which somebody names it. */
  readonly named: RegExp;
  /** As somebody likes it who looks for ideas. */
  readonly idea: string;
  /** Skills that companies in it lack most. */
  readonly skills: readonly string[];
}

const FIELDS: readonly FieldOfWork[] = [
  {
    named: /health|medic|clinic|patient|hospital|vaccin|nurs|pharma|biotech/i,
    idea: 'health',
    skills: ['clinical research', 'regulatory affairs', 'health data privacy', 'medical sales'],
  },
  {
    named: /financ|fintech|bank|payment|ledger|credit|insur|lending|saving/i,
    idea: 'fintech',
    skills: ['payments', 'compliance', 'risk modelling', 'security engineering'],
  },
  {
    named: /climate|energy|solar|battery|carbon|recycl|sustainab|water/i,
    idea: 'climate',
    skills: ['energy engineering', 'hardware', 'project finance', 'public grants'],
  },
  {
    named: /educat|school|teach|learn(?:ing|er)|tutor|student/i,
    idea: 'education',
    skills: ['curriculum design', 'teaching', 'community building', 'mobile apps'],
  },
  {
    named: /food|farm|agri|crop|restaurant|kitchen|bakery/i,
    idea: 'food and farming',
    skills: ['supply chain', 'food safety', 'agronomy', 'retail sales'],
  },
  {
    named: /logistic|freight|shipping|deliver|cold chain|warehouse|mobility|transport/i,
    idea: 'logistics',
    skills: ['supply chain', 'operations', 'embedded firmware', 'route planning'],
  },
  {
    named: /hardware|firmware|sensor|robot|device|electronic|\biot\b|drone/i,
    idea: 'hardware',
    skills: ['embedded firmware', 'electronics', 'manufacturing', 'mechanical design'],
  },
  {
    named: /developer|devops|\bapi\b|open source|cloud|infrastructure|back ?end|software/i,
    idea: 'developer tools',
    skills: ['back end', 'developer relations', 'technical writing', 'security engineering'],
  },
  {
    named: /shop|retail|fashion|e-?commerce|marketplace|brand/i,
    idea: 'retail',
    skills: ['brand design', 'performance marketing', 'buying', 'front end'],
  },
  {
    named: /\bai\b|machine learning|data science|model|analytics/i,
    idea: 'applied AI',
    skills: ['machine learning', 'data engineering', 'evaluation of models', 'product design'],
  },
  {
    named: /game|music|film|media|publish|creator|art\b/i,
    idea: 'media',
    skills: ['content', 'community building', 'game design', 'licensing'],
  },
  {
    named: /\blaw|legal|contract|public sector|government|municipal/i,
    idea: 'legal and public services',
    skills: ['law', 'public procurement', 'policy', 'service design'],
  },
];

/** What every company needs some day. */
const GENERAL = ['product design', 'sales', 'marketing', 'finance', 'operations', 'back end'];
const MOST = 6;

const fieldsIn = (texts: readonly (string | null | undefined)[]) =>
  FIELDS.filter(({ named }) => texts.some((text) => text && named.test(text)));

/** Distinct, whatever the case, without those of `but`. */
function distinct(words: readonly string[], but: readonly string[] = []): string[] {
  const seen = new Set(but.map((word) => word.toLowerCase()));
  const fresh = words.filter((word) => {
    const isNew = word.trim() !== '' && !seen.has(word.toLowerCase());
    seen.add(word.toLowerCase());
    return isNew;
  });
  return fresh.slice(0, MOST);
}

/** Suggestions that depend on who asks, by question: from the field of the company, and from what somebody has told of themself. */
export function suggestionsFor({ role, profile }: OwnUser): Readonly<Record<string, readonly string[]>> {
  const [company] = profile.FounderProfile;
  const worked = profile.experiences.map((job) => job.role);
  const own = distinct([...profile.skills, ...(profile.skills.length < 3 ? worked : [])]);
  if (role === 'FOUNDER') {
    const named = fieldsIn([company?.industry]);
    const fields = named.length > 0 ? named : fieldsIn([company?.companyDescription, company?.vision]);
    const lacking = fields.slice(0, 2).flatMap(({ skills }) => skills);
    return {
      skillsNeeded: distinct([...lacking.slice(0, MOST - 2), ...GENERAL], profile.skills),
      skillsOffered: own.length > 0 ? own : GENERAL,
    };
  }
  const told = [...profile.interests, ...profile.skills, profile.currentJob, ...worked];
  const jobs = profile.experiences.flatMap(({ company: at, description }) => [at, description]);
  const ideas = fieldsIn([...told, ...jobs]).map(({ idea }) => idea);
  return {
    applicantSkills: own.length > 0 ? own : GENERAL,
    ideaPreferences: [
      ...distinct([...profile.interests, ...ideas, 'health', 'climate', 'education', 'fintech']),
      'not gambling',
    ],
  };
}
