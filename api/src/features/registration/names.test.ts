import { randomUUIDv7 } from 'node:crypto';
import { changeEmail, confirmEmail, sendConfirmation } from '@ampersand/contract/account';
import { forgotPassword } from '@ampersand/contract/auth';
import { brand } from '@ampersand/contract/brand';
import { sendContact } from '@ampersand/contract/contact';
import type { Endpoint } from '@ampersand/contract/endpoint';
import { logVisit, revealContact } from '@ampersand/contract/logs';
import { saveFounderProfile, updateBasics } from '@ampersand/contract/profile';
import { registerApplicant, registerFounder } from '@ampersand/contract/registration';
import { currentUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import type { Email } from '../../lib/mailer.ts';
import { deliveredEmail, linkToken } from '../../testing/account.ts';
import {
  applicantForm,
  founderForm,
  type Member,
  makeApplicant,
  makeFounder,
  PASSWORD,
} from '../../testing/factories.ts';
import { asForm } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const LURE = 'You won, claim at http://evil.example/win';
const LINK =
  'Please leave web and email addresses out of the name. If there is a dot in the name, put a space after it';
const INVISIBLE = 'Please type the name on one line, without invisible characters';

const all = ({ subject, text, html }: Email) => `${subject}\n${text}\n${html}`;

const companyForm = {
  companyName: 'Northwind',
  companyType: 'STARTUP',
  businessStructure: 'LLC',
  vision: 'No dose spoiled.',
  mission: 'A thermometer in every box.',
};

test.each<[string, Endpoint, () => Record<string, unknown>, 'fullName' | 'calledName' | 'companyName']>([
  ['registration of an applicant', registerApplicant, applicantForm, 'fullName'],
  ['registration of an applicant', registerApplicant, applicantForm, 'calledName'],
  ['registration of a founder', registerFounder, founderForm, 'fullName'],
  ['registration of a founder', registerFounder, founderForm, 'calledName'],
  ['registration of a founder', registerFounder, founderForm, 'companyName'],
])(
  'the %s says at the field why a name with a link or a line break is not taken',
  async (_, endpoint, form, path) => {
    for (const [name, message] of [
      [LURE, LINK],
      ['Asha\r\nBcc: all@example.com', INVISIBLE],
      ['Asha \u202egpj.oaR', INVISIBLE],
    ] as const) {
      const body = { ...form(), [path]: name };
      const { status, failure } = await t.browser().call(endpoint, { form: asForm(body) });
      expect(status).toBe(422);
      expect(failure.errors).toEqual([{ path, message }]);
    }
    expect(t.emails).toEqual([]);
  },
);

test('a profile keeps its name when it is to become a link or a line break, and takes names of any script', async () => {
  const founder = await makeFounder(t);
  const save = (fullName: string) =>
    founder.browser.call(updateBasics, { params: { userId: founder.id }, body: { fullName } });
  const name = (companyName: string) =>
    founder.browser.call(saveFounderProfile, {
      params: { id: founder.id },
      body: { ...companyForm, companyName },
    });
  for (const [value, message] of [
    [LURE, LINK],
    ['Asha\nRao', INVISIBLE],
  ] as const) {
    expect((await save(value)).failure.errors).toEqual([{ path: 'fullName', message }]);
    expect((await name(value)).failure.errors).toEqual([{ path: 'companyName', message }]);
  }
  expect((await founder.browser.call(currentUser)).reply.data.fullName).toBe(founder.fullName);
  for (const value of ['St. John O’Neill-Śmith', 'دوود بن‌علی', 'Acme d.b.a. Widgets']) {
    expect((await save(value)).status).toBe(200);
    expect((await name(value)).status).toBe(200);
  }
  expect((await name('Northwind.ai')).status).toBe(200);
});

test('nothing that somebody typed goes to an address that nobody has confirmed', async () => {
  const form = { ...applicantForm(), fullName: 'Call 555 0199 for your prize' };
  expect((await t.browser().call(registerApplicant, { form: asForm(form) })).status).toBe(201);
  const { email } = form;
  const registered = await deliveredEmail(t, 'email_confirm', email);

  const member = await makeApplicant(t, { emailConfirmed: false, fullName: form.fullName });
  await member.browser.call(sendConfirmation);
  await t.browser().call(forgotPassword, { body: { email: member.email } });
  await member.browser.call(changeEmail, { body: { email: 'win@evil.example', password: PASSWORD } });
  const founder = await makeFounder(t, { fullName: 'Visit our stall' });
  const body = { viewerId: founder.id, viewedUserId: member.id };
  await founder.browser.call(logVisit, { body });
  await founder.browser.call(revealContact, { body: { viewerId: founder.id, contactUserId: member.id } });
  const kinds = [
    'email_confirm',
    'password_reset',
    'email_change_asked',
    'profile_viewed',
    'contact_revealed',
  ];
  const received = [registered];
  for (const kind of kinds) received.push(await deliveredEmail(t, kind, member.email));
  received.push(await deliveredEmail(t, 'email_change_confirm', 'win@evil.example'));
  for (const sent of received) {
    expect(sent.text).toMatch(/^Hello,\n/);
    for (const words of [form.fullName, 'Visit our stall', 'evil.example', member.fullName])
      expect(all(sent)).not.toContain(words);
  }
  const link = linkToken(
    await deliveredEmail(t, 'email_change_confirm', 'win@evil.example'),
    'confirm-email',
  );
  expect((await t.browser().call(confirmEmail, { body: { token: link } })).status).toBe(200);
  expect(all(await deliveredEmail(t, 'email_changed', member.email))).not.toContain('evil.example');
  expect((await member.browser.call(currentUser)).reply.data.profile.isVerified).toBe(true);
  const [reveal] = received.filter(({ kind }) => kind === 'contact_revealed');
  expect(reveal?.subject).toBe('Somebody would like to get in touch on Ampersand');
});

/** Gives a member a name from before names were looked at. */
const rename = ({ id }: Member, fullName: string) =>
  t.deps.db.update(users).set({ fullName }).where(eq(users.id, id));

test('a stored name that is a link or turns the text around is in no email, neither as greeting nor as subject', async () => {
  const applicant = await makeApplicant(t);
  const founder = await makeFounder(t);
  const names = [LURE, `Asha \u202e${randomUUIDv7()}`] as const;
  await rename(applicant, names[0]);
  await rename(founder, names[1]);
  await founder.browser.call(revealContact, {
    body: { viewerId: founder.id, contactUserId: applicant.id },
  });
  await applicant.browser.call(logVisit, {
    body: { viewerId: applicant.id, viewedUserId: founder.id },
  });
  const revealed = await deliveredEmail(t, 'contact_revealed', applicant.email);
  const viewed = await deliveredEmail(t, 'profile_viewed', founder.email);
  for (const sent of [revealed, viewed]) {
    expect(sent.text).toMatch(/^Hello,\n/);
    for (const name of names) expect(all(sent)).not.toContain(name);
  }
  expect(revealed.subject).toMatch(/^Somebody would like/);
  expect(viewed.text).toContain('Somebody looked at your profile today.');
});

test('a plain name is greeted with, and others read it, once the address is confirmed', async () => {
  const applicant = await makeApplicant(t, { fullName: 'Seán Quill', calledName: 'St. John' });
  const founder = await makeFounder(t, { fullName: 'Zoë Quill', calledName: 'Zoë d.b.a. Quill' });
  await founder.browser.call(revealContact, {
    body: { viewerId: founder.id, contactUserId: applicant.id },
  });
  const sent = await deliveredEmail(t, 'contact_revealed', applicant.email);
  expect(sent.subject).toBe('Zoë d.b.a. Quill would like to get in touch on Ampersand');
  expect(sent.text).toMatch(/^Hello St\. John,\n/);
});

test('a subject of the contact form cannot turn the direction of what stands beside it', async () => {
  const body = {
    email: 'a@example.com',
    fullName: 'Asha',
    message: 'Hello',
    subject: 'Re: \u202eecnavda\u202c',
  };
  await t.browser().call(sendContact, { body });
  const { subject } = await deliveredEmail(t, 'contact', brand.supportEmail);
  expect(subject).toBe('Contact form: Re: ecnavda');
});
