import { type Person, workOf } from '../read/person.ts';

/** Every text and entry of what an applicant has done and says about it. */
export function everyText(person: Person): string[] {
  const wish = person.applicantPreference;
  return [
    ...person.skills,
    ...person.interests,
    ...workOf(person),
    ...(wish?.applicantSkills ?? []),
    wish?.joinMotivation,
    wish?.workingStyle,
  ].flatMap((text) => (text ? [text] : []));
}
