import type { Person } from '../read/person.ts';

/** Every text and entry of what an applicant has done and says about it. */
export function everyText({ applicantPreference: wish, ...person }: Person): string[] {
  return [
    ...person.skills,
    ...person.interests,
    ...person.experiences.flatMap(({ role, description }) => [role, description]),
    ...person.educations.flatMap(({ degree, fieldOfStudy, description }) => [
      degree,
      fieldOfStudy,
      description,
    ]),
    person.currentJob,
    ...(wish?.applicantSkills ?? []),
    wish?.joinMotivation,
    wish?.priorStartupExp,
    wish?.workingStyle,
  ].flatMap((text) => (text ? [text] : []));
}
