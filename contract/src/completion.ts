import type { FounderProfile, OwnUser } from './users.ts';

export interface CompletionItem {
  /** The field, such as `skills` or `companyName`; unique within a list. */
  readonly key: string;
  readonly label: string;
  readonly done: boolean;
  /** What filling it in adds to the matches, or that it adds nothing there: one sentence. */
  readonly gain: string;
}

export interface Completion {
  /** 0-100, rounded. */
  readonly percent: number;
  /** In the order of the profile page. */
  readonly items: readonly CompletionItem[];
}

/**
 * How complete a profile is: the rounded share of its items that are filled in. There are 11, and 12 more for founders
 * with a founder profile, of which the first counts. A text is filled in when it holds more than blanks, a list when it
 * has an entry. The sentences say what matching reads: age, gender, name and photo are no part of a score.
 */
export function profileCompletion(user: OwnUser): Completion {
  const company = user.role === 'FOUNDER' ? user.profile.FounderProfile[0] : undefined;
  const items = [...baseItems(user), ...(company ? companyItems(company) : [])];
  return { percent: Math.round((items.filter(({ done }) => done).length / items.length) * 100), items };
}

type Value = string | number | null | readonly unknown[];

function item(key: string, label: string, value: Value, gain: string): CompletionItem {
  return { key, label, done: isFilled(value), gain };
}

function isFilled(value: Value): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  return value !== null && value.length > 0;
}

function baseItems({ role, fullName, email, phone, contactVisibility, profile }: OwnUser): CompletionItem[] {
  const whoSees = contactVisibility === 'MEMBERS' ? 'who press Connect' : 'you are connected with';
  const gains = role === 'FOUNDER' ? FOUNDER_GAINS : APPLICANT_GAINS;
  return [
    item('fullName', 'Full name', fullName, 'People see who they would meet; your matches stay the same.'),
    item('email', 'Email', email, `People ${whoSees} can write to you.`),
    item('phone', 'Phone', phone, `People ${whoSees} can call you.`),
    item('age', 'Age', profile.age, 'It is shown on your profile and never changes your matches.'),
    item('gender', 'Gender', profile.gender, 'It is shown on your profile and never changes your matches.'),
    item(
      'location',
      'Location',
      profile.location,
      'Your place and time zone start to count, so people you can work with from there move up.',
    ),
    item('skills', 'Skills', profile.skills, gains.skills),
    item('interests', 'Interests', profile.interests, gains.interests),
    item('hobbies', 'Hobbies', profile.hobbies, 'They help us see what you have in common with others.'),
    item('experiences', 'Work experience', profile.experiences, gains.experiences),
    item('educations', 'Education', profile.educations, gains.educations),
  ];
}

const APPLICANT_GAINS = {
  skills: 'Founders who need your skills find you; nothing counts more in their lists.',
  interests: 'Startups in the fields you care about move up in your list.',
  experiences: 'Your roles and years of work are compared with what founders look for.',
  educations: 'What you studied is compared with what founders look for.',
};

const FOUNDER_GAINS = {
  skills: 'People who bring what you lack, or want to learn what you know, move up.',
  interests: 'Applicants see what moves you, and a fuller profile ranks a little higher.',
  experiences: 'Applicants see what you have done, and a fuller profile ranks a little higher.',
  educations: 'Applicants see what you studied, and a fuller profile ranks a little higher.',
};

function companyItems(company: FounderProfile): CompletionItem[] {
  return [
    item(
      'companyName',
      'Company name',
      company.companyName,
      'It is the title of your card in applicants’ lists; your matches stay the same.',
    ),
    item(
      'companyType',
      'Company type',
      company.companyType,
      'Applicants see what kind of company they would join; your matches stay the same.',
    ),
    item(
      'businessStructure',
      'Business structure',
      company.businessStructure,
      'Applicants see the legal form they would join; your matches stay the same.',
    ),
    item(
      'shareStructure',
      'Share structure',
      company.shareStructure,
      'Applicants see who holds what today; your matches stay the same.',
    ),
    item(
      'currentRevenue',
      'Current revenue',
      company.currentRevenue,
      'Revenue counts as traction, which can move you up in applicants’ lists.',
    ),
    item(
      'companySize',
      'Company size',
      company.companySize,
      'Applicants see how large the team is; your matches stay the same.',
    ),
    item('vision', 'Vision', company.vision, 'It is compared with what applicants want to work on, and why.'),
    item(
      'mission',
      'Mission',
      company.mission,
      'It is compared with what applicants want to work on, and why.',
    ),
    item('goals', 'Goals', company.goals, 'They are compared with the goals and motives of applicants.'),
    item(
      'compensation',
      'Compensation',
      company.compensation,
      'It is compared with the pay that applicants need.',
    ),
    item(
      'lookingFor',
      'Looking for',
      company.lookingFor,
      'The skills you name here are compared with what applicants can do.',
    ),
    item(
      'otherDetails',
      'Other details',
      company.otherDetails,
      'A salary you name here is compared with the pay that applicants need.',
    ),
  ];
}
