import { oncePerPerson } from '../memory/remembered.ts';
import { type Person, workOf } from '../read/person.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';

/** The sentences of what a founder looks for and of what else there is to know of their company. */
export const saidBesides = oncePerPerson(({ company }: Pick<Person, 'company'>): readonly string[] =>
  [company?.lookingFor, company?.otherDetails].flatMap(sentencesOf),
);

/** Every text and entry of what an applicant has done and says about it. */
export const everyText = oncePerPerson((person: Person): readonly string[] => {
  const wish = person.applicantPreference;
  return [
    ...person.skills,
    ...person.interests,
    ...workOf(person),
    ...(wish?.applicantSkills ?? []),
    wish?.joinMotivation,
    wish?.workingStyle,
  ].flatMap((text) => (text ? [text] : []));
});
