import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchIndex } from '../../db/matching.ts';
import type { Member } from './members.ts';
import type { Person } from './rules/read/person.ts';
import { coordinatesOf } from './rules/read/quantities/coordinates.ts';
import { assured, UNBOUNDED } from './rules/read/quantities/range.ts';
import { termKey } from './rules/read/terms.ts';
import { textsOf } from './rules/read/texts.ts';
import { quantitiesOf } from './rules/read/traits.ts';

/** How much words found in a text count: A most. */
export type Weight = 'A' | 'B' | 'C' | 'D';
type Written = string | null | undefined;

/** What a search reads of somebody, the most telling first: their name, what they are and have, what they wrote, the rest. */
export function searchedTexts(member: Member): Readonly<Record<Weight, readonly string[]>> {
  const { profile, founderProfile: company, founderPreference: founds, applicantPreference: joins } = member;
  const written = (...texts: (Written | readonly string[])[]) =>
    texts.flatMap((text) => text ?? []).filter((text) => text.trim() !== '');
  return {
    A: written(member.fullName, member.calledName, company?.companyName),
    B: written(
      profile?.firstLine,
      profile?.currentJob,
      profile?.location,
      company?.industry,
      founds?.skillsNeeded,
      founds?.skillsOffered,
      joins?.applicantSkills,
      profile?.skills,
      joins?.ideaPreferences,
      profile?.interests,
      member.experiences.map(({ role }) => role),
    ),
    C: written(
      founds?.startupIdea,
      company?.companyDescription,
      company?.lookingFor,
      company?.vision,
      company?.mission,
      company?.goals,
      company?.otherDetails,
      joins?.joinMotivation,
      joins?.priorStartupExp,
      joins?.applicantGoals,
      member.experiences.map(({ description }) => description ?? ''),
      member.educations.flatMap(({ degree, fieldOfStudy, description }) => [
        degree,
        fieldOfStudy ?? '',
        description ?? '',
      ]),
    ),
    D: written(
      member.experiences.map(({ company: employer }) => employer),
      member.educations.map(({ institution }) => institution),
      profile?.hobbies,
      profile?.habits,
      profile?.languages,
    ),
  };
}

/**
 * Latin letters without their accents, as people type them, and the signs of a name such as `C++` as letters, which are
 * compared; as long as before, so that a place in one is the place in the other.
 */
export function unaccented(text: string): string {
  return text
    .normalize('NFC')
    .replace(SIGNED, (name) => name.replace(/[+#.]/g, (sign) => SIGNS[sign] ?? sign))
    .replace(
      /[\u00C0-\u024F\u1E00-\u1EFF]/g,
      (letter) => LETTERS[letter] ?? letter.normalize('NFD').charAt(0),
    );
}

/** `C++`, `C#`, `F#` and `.NET`, of which else a letter or an English word would be compared. */
const SIGNED = /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#|\.net(?![\p{L}\p{N}]))/giu;
/** Letters of other scripts that look like the signs. */
const SIGNS: Readonly<Record<string, string>> = { '+': 'ᕀ', '#': 'ⵌ', '.': 'ꓸ' };

const LETTERS: Readonly<Record<string, string>> = { ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ı: 'i' };

/** Hashes by which skills are found, as signed 32-bit numbers: of the words, and of each known skill they name. */
export function skillKeys(skill: string): number[] {
  const { key, concepts } = termKey(skill);
  return [key, ...concepts].map((hash) => hash | 0);
}

/** What a member is filtered and searched by, of the readings of a member the latest stays. */
export async function writeSearchRow(db: Db, member: Member, person: Person, now: Date): Promise<void> {
  const { place, hours, equity, stage } = quantitiesOf(person, now.getTime());
  const spot = place && coordinatesOf(place);
  const { terms } = textsOf(person);
  const isFounder = person.role === 'FOUNDER';
  const skills = terms.filter(({ kind }) => kind === (isFounder ? 'NEED' : 'BRING'));
  const wishes = terms.filter(({ kind }) => kind === 'WISH').map(({ text }) => text);
  const facts = {
    role: person.role,
    skills: [...new Set(skills.flatMap(({ text }) => skillKeys(text)))],
    country: place?.country ?? null,
    latitude: spot?.latitude ?? null,
    longitude: spot?.longitude ?? null,
    way: place?.mode ?? null,
    hours: (isFounder ? hours?.low : hours?.high) ?? null,
    equity: (isFounder ? equity && assured(equity, UNBOUNDED.equity).high : equity?.low) ?? null,
    stage: stage ?? null,
    canStart: person.availability === true,
  };
  const fields = isFounder ? [person.company?.industry ?? ''] : wishes;
  const values = {
    ...facts,
    fields: sql`to_tsvector('english', ${fields.join('\n')})`,
    languages: sql`to_tsvector('simple', ${unaccented(member.profile?.languages.join('\n') ?? '')})`,
    document: documentOf(searchedTexts(member)),
    indexedAt: sql`${member.readAt}::timestamptz`,
  };
  await db
    .insert(searchIndex)
    .values({ userId: member.id, ...values })
    .onConflictDoUpdate({
      target: searchIndex.userId,
      set: values,
      setWhere: sql`${searchIndex.indexedAt} <= excluded.indexed_at`,
    });
}

const documentOf = (texts: Readonly<Record<Weight, readonly string[]>>) =>
  sql.join(
    Object.entries(texts).map(
      ([weight, each]) =>
        sql`setweight(to_tsvector('english', ${unaccented(each.join('\n'))}), ${sql.raw(`'${weight}'`)})`,
    ),
    sql` || `,
  );
