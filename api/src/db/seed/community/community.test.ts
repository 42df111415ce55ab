import { declineBody, invitationBody } from '@ampersand/contract/invitations';
import { messageBody } from '@ampersand/contract/messages';
import { applicantPreferenceBody, founderPreferenceBody } from '@ampersand/contract/preference';
import { applicantRegistration, founderRegistration } from '@ampersand/contract/registration';
import { utcDay } from '@ampersand/contract/time';
import { educationInput, experienceInput } from '@ampersand/contract/users';
import { describe, expect, test } from 'vitest';
import { demoApplicant, demoFounder, planted } from './demo.ts';
import { events } from './events.ts';
import { applicants, founders } from './people.ts';
import { applicantTalk } from './talk-applicant.ts';
import { founderTalk } from './talk-founder.ts';
import type { Applicant, Founder } from './types.ts';

const people: (Applicant | Founder)[] = [...founders, ...applicants];

/** Every string a person wrote, with the path of its field; nested lists and records included. */
function strings(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, `${path}[]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, path === '' ? key : `${path}.${key}`));
}

function lists(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value, ...value.flatMap(lists)];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(lists);
}

function positions(person: Applicant | Founder) {
  return [...person.experiences, ...person.educations];
}

/** A body as the server keeps it: a text left empty counts as no answer. */
function answered(body: object): object {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === '' ? null : value]));
}

/** Names of the countries that the locations spell out, 'UK' included. */
function countriesNamed(locations: string[]): Set<string> {
  const display = new Intl.DisplayNames('en', { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = codes.map((code) => ({ code, name: display.of(code) ?? code }));
  const known = names.filter(({ code, name }) => code !== name);
  const found = locations.flatMap((location) => {
    const words = location.replace(/\bUK\b/, 'United Kingdom');
    return known.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(words)).map(({ name }) => name);
  });
  return new Set(found);
}

describe('the demo community', () => {
  test('has forty founders, eighty applicants, the two demo log-ins and six events', () => {
    expect(founders).toHaveLength(41);
    expect(applicants).toHaveLength(81);
    expect(founders[0]).toBe(demoFounder);
    expect(demoFounder.email).toBe('founder@demo.test');
    expect(applicants[0]).toBe(demoApplicant);
    expect(demoApplicant.email).toBe('applicant@demo.test');
    expect(events).toHaveLength(6);
  });

  test('has no two people with the same address, name or telephone', () => {
    for (const key of ['email', 'fullName', 'phone'] as const) {
      expect(new Set(people.map((person) => person[key].toLowerCase())).size).toBe(people.length);
    }
    for (const person of people) expect(person.email).toMatch(/^[a-z]+(\.[a-z]+)?@demo\.test$/);
  });

  test('keeps to the limits: texts, lines, lists and their entries', () => {
    for (const person of people) {
      expect(person.phone, person.email).toMatch(/^\d{10}$/);
      expect(person.age, person.email).toBeGreaterThanOrEqual(18);
      expect(person.age, person.email).toBeLessThanOrEqual(100);
      expect(person.fullName.length, person.email).toBeLessThanOrEqual(200);
      expect(person.firstLine?.length ?? 0, person.email).toBeLessThanOrEqual(120);
      for (const { path, text } of strings(person)) {
        expect(text, `${person.email} ${path}`).toBe(text.trim());
        expect(text.length, `${person.email} ${path}`).toBeLessThanOrEqual(path.endsWith('[]') ? 80 : 5000);
        // A comma ends an entry in the tag inputs.
        if (path.endsWith('[]')) expect(text, `${person.email} ${path}`).not.toMatch(/[,;]/);
      }
      for (const list of lists(person)) {
        expect(list.length, person.email).toBeLessThanOrEqual(50);
        expect(new Set(list.map((item) => JSON.stringify(item))).size, person.email).toBe(list.length);
      }
    }
  });

  test('could have signed up and answered through the forms, and would have been stored as written', () => {
    const passwords = { password: 'Demo#2026', confirmPassword: 'Demo#2026' };
    for (const {
      habits,
      hobbies,
      interests,
      preference,
      importance,
      firstLine,
      question,
      ...form
    } of applicants) {
      expect(applicantRegistration.parse({ ...form, ...passwords }), form.email).toEqual({
        ...form,
        ...passwords,
      });
      if (preference === undefined) continue;
      const body = { ...preference, importance: importance ?? {} };
      expect(applicantPreferenceBody.parse(body), form.email).toMatchObject(answered(body));
    }
    for (const { company, preference, importance, ...person } of founders) {
      const { email, fullName, phone, age, gender, location, experiences, educations } = person;
      const { goals, shareStructure, currentRevenue, otherDetails, ...companyForm } = company;
      const form = { email, fullName, phone, age, gender, location, ...companyForm, ...passwords };
      expect(founderRegistration.parse(form), email).toEqual(form);
      for (const row of experiences) expect(experienceInput.parse(row), email).toEqual(row);
      for (const row of educations) expect(educationInput.parse(row), email).toEqual(row);
      if (preference === undefined) continue;
      const body = { ...preference, importance: importance ?? {} };
      expect(founderPreferenceBody.parse(body), email).toMatchObject(answered(body));
    }
  });

  test('has websites that lead nowhere real', () => {
    for (const { email, company } of founders) {
      expect(company.website ?? 'https://none.example', email).toMatch(/^https:\/\/[a-z]+\.example$/);
    }
  });

  test('has lives that are possible: starts before ends, and no work before the age of thirteen', () => {
    for (const person of people) {
      for (const { startDate, endDate } of positions(person)) {
        for (const date of [startDate, endDate ?? startDate]) {
          expect(date, person.email).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          expect(utcDay(new Date(date)), person.email).toBe(date);
          expect(date < '2026-11-01', `${person.email} ${date}`).toBe(true);
        }
        if (endDate !== undefined) expect(startDate < endDate, `${person.email} ${startDate}`).toBe(true);
        const yearOfBirth = 2026 - person.age;
        expect(Number(startDate.slice(0, 4)) - yearOfBirth, person.email).toBeGreaterThanOrEqual(13);
      }
    }
    for (const { email, company } of founders) {
      if (company.foundingDate !== undefined) {
        expect(utcDay(new Date(company.foundingDate)), email).toBe(company.foundingDate);
      }
    }
  });

  test('comes from many countries, ages, scripts and genders', () => {
    expect(countriesNamed(people.map((person) => person.location)).size).toBeGreaterThanOrEqual(25);
    const ages = people.map((person) => person.age);
    expect(Math.min(...ages)).toBe(19);
    expect(Math.max(...ages)).toBe(67);
    expect(new Set(people.map((person) => person.gender)).size).toBe(4);
    const names = people.map((person) => person.fullName);
    expect(names.some((name) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(name))).toBe(true);
    expect(names.some((name) => /\p{Script=Han}/u.test(name))).toBe(true);
    expect(names.some((name) => !name.includes(' ') && /^\p{Script=Latin}+$/u.test(name))).toBe(true);
    expect(names.some((name) => name.length > 60)).toBe(true);
  });

  test('leaves some people without preferences, some without experience and some unavailable', () => {
    expect(people.filter((person) => person.preference === undefined).length).toBeGreaterThanOrEqual(8);
    expect(people.filter((person) => person.experiences.length === 0).length).toBeGreaterThanOrEqual(3);
    expect(applicants.filter((person) => !person.availability).length).toBeGreaterThanOrEqual(3);
    const marked = people.filter((person) => person.importance !== undefined);
    expect(marked.every((person) => person.preference !== undefined)).toBe(true);
  });

  test('never says the same long thing twice', () => {
    const long = people.flatMap((person) => strings(person)).filter(({ text }) => text.length > 60);
    const times = Map.groupBy(long, ({ text }) => text.toLowerCase());
    const repeated = [...times].filter(([, uses]) => uses.length > 1).map(([text]) => text);
    expect(repeated).toEqual([]);
  });

  test('has no run of eight words that three people share', () => {
    const users = new Map<string, Set<string>>();
    for (const person of people) {
      for (const { text } of strings(person)) {
        const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
        for (let start = 0; start + 8 <= words.length; start += 1) {
          const run = words.slice(start, start + 8).join(' ');
          users.set(run, (users.get(run) ?? new Set()).add(person.email));
        }
      }
    }
    expect(users.size).toBeGreaterThan(1000);
    const shared = [...users].filter(([, emails]) => emails.size >= 3).map(([run]) => run);
    expect(shared).toEqual([]);
  });

  test('contains every person whom the demo lists are built around, on the right side', () => {
    const applicantEmails = applicants.map((person) => person.email);
    const founderEmails = founders.map((person) => person.email);
    for (const group of Object.values(planted.founder))
      expect(applicantEmails).toEqual(expect.arrayContaining([...group]));
    for (const group of Object.values(planted.applicant))
      expect(founderEmails).toEqual(expect.arrayContaining([...group]));
    const all = [...Object.values(planted.founder).flat(), ...Object.values(planted.applicant).flat()];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the demo events', () => {
  test('are six, in order, with two to four sentences each', () => {
    expect(events.map((event) => event.inDays)).toEqual([6, 13, 20, 34, 48, 75]);
    for (const event of events) {
      expect(event.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(event.title.length).toBeLessThanOrEqual(200);
      const sentences = event.description.split(/(?<=[.?])\s+/).length;
      expect(sentences, event.title).toBeGreaterThanOrEqual(2);
      expect(sentences, event.title).toBeLessThanOrEqual(4);
    }
  });
});

describe('what the demo log-ins write', () => {
  const uuid = '0190a8f0-0000-7000-8000-000000000000';
  const talks = [
    { talk: founderTalk, question: demoFounder.question, others: applicants },
    { talk: applicantTalk, question: demoApplicant.question, others: founders },
  ];

  test('is with people of the other side, once each, and answers the question of whoever was asked', () => {
    for (const { talk, question, others } of talks) {
      const written = [...talk.conversations, ...talk.invitations];
      const named = written.flatMap((each) => each.with ?? []);
      expect(new Set(named).size).toBe(named.length);
      const theirs = new Map(others.map((person) => [person.email, person.question]));
      for (const each of written) {
        if (each.with !== null) expect(theirs.has(each.with), each.with).toBe(true);
        const asked = each.asked === 'them' ? question : theirs.get(each.with ?? '');
        expect(each.answer !== undefined, each.note).toBe(asked !== undefined);
      }
    }
  });

  test('could have been sent, declined and written through the forms', () => {
    for (const { talk } of talks) {
      for (const { note, answer } of [...talk.conversations, ...talk.invitations])
        expect(invitationBody.parse({ recipientId: uuid, note, answer })).toMatchObject({ note });
      for (const { declined } of talk.invitations)
        if (declined) expect(declineBody.parse(declined)).toMatchObject({ reason: declined.reason });
      for (const { text, before = text } of talk.conversations.flatMap(({ lines }) => lines))
        for (const written of text ? [text, before] : [])
          expect(messageBody.parse({ text: written, idempotencyKey: uuid })).toMatchObject({ text: written });
    }
  });

  test('follows in time, whatever the hour of the seeding', () => {
    const size = (ago: number | readonly [number, string]) =>
      typeof ago === 'number' ? -ago : -ago[0] * 10_000 + Number(ago[1].replace(':', ''));
    for (const { at, accepted, lines, ended } of talks.flatMap(({ talk }) => talk.conversations)) {
      const moments = [at, accepted, ...lines.map((line) => line.at), ...(ended ? [ended.at] : [])];
      const order = moments.map((ago) => (typeof ago === 'number' ? size(ago) : size(ago) - 20_000));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      for (const ago of moments)
        expect(typeof ago === 'number' ? ago <= 300 : ago[0] > 1 || ago[1] <= '18:30', String(ago)).toBe(
          true,
        );
    }
  });
});
