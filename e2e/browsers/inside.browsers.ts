import { describe, expect, test } from 'vitest';
import { newPerson, PASSWORD } from '../src/person.ts';
import { until, type Visitor } from './visitor.ts';
import { browserNames, useBrowser } from './visits.ts';

const DEMO_PASSWORD = 'Demo#2026';

describe.each(browserNames)('in %s', (name) => {
  const browser = useBrowser(name);

  /** Signs up somebody with one job. */
  async function register(visitor: Visitor) {
    const person = newPerson('applicant');
    await visitor.call('POST', '/users/applicant-register', {
      ...person,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      location: 'Pune, India',
      skills: ['Kotlin', 'SQL'],
      experiences: [{ company: 'Harbour Freight Data', role: 'Firmware engineer', startDate: '2019-04-01' }],
    });
    return person;
  }

  async function visitAsNew(): Promise<Visitor & { id: string }> {
    const visitor = await browser.visit('/login');
    const { email } = await register(visitor);
    await visitor.call('POST', '/auth/login', { email, password: PASSWORD });
    const { data } = await visitor.call('GET', '/users/current-user');
    return Object.assign(visitor, { id: data.id });
  }

  test('a member logs in, sees whom to meet and why, connects, looks at the bell and logs out', async () => {
    const visitor = await browser.visit('/login');
    // Of their own in each browser: who was shown a contact once sees it from then on.
    const { email } = await register(visitor);
    await visitor.fill(/^Email/, email);
    await visitor.fill(/^Password/, PASSWORD);
    await visitor.press('button', 'Login');
    await visitor.arrives('/cofounder-dashboard');
    await visitor.press('link', 'Matches');
    await visitor.press('button', /Why you two/);
    await visitor.get('dialog', /./);
    await visitor.window.press('Escape');
    await until('the closed dialog', async () => !(await visitor.isThere('dialog', /./)));
    await visitor.press('link', /^View/);
    await visitor.press('button', 'Connect');
    await visitor.get('link', /@demo\.test/);
    await visitor.press('button', /^Notifications/);
    await visitor.get('dialog', /Notifications/);
    await visitor.window.press('Escape');
    await visitor.press('button', 'Logout');
    await until('the end of the session', async () => (await visitor.window.run(sessionStatus)) === 401);
  });

  test('two members write to each other and send a picture, each in their own window', async () => {
    const founder = await browser.visitAs('founder@demo.test', DEMO_PASSWORD);
    const applicant = await browser.visitAs('applicant@demo.test', DEMO_PASSWORD);
    const { data } = await founder.call('GET', '/connections?search=Joseph');
    await founder.open(`/founder-dashboard/messages/${data[0].id}`);
    await applicant.open(`/cofounder-dashboard/messages/${data[0].id}`);
    const text = `Greetings from ${name}`;
    await founder.fill(/^Write to/, text);
    await founder.press('button', 'Send');
    await applicant.reads(text);
    await applicant.fill(/^Write to/, 'And back');
    await applicant.window.press('Enter');
    await founder.reads('And back');
    await applicant.window.choose(browser.picture());
    await applicant.reads('Goes with your message');
    await applicant.press('button', 'Send');
    await founder.get('img', /\.webp$/);
  });

  test('preferences are saved, and a long answer is shown whole', async () => {
    const visitor = await visitAsNew();
    await visitor.open('/cofounder-dashboard/preferance');
    await visitor.fill(/^Time you can give/, 'full time, and later too. '.repeat(30));
    await visitor.press('button', /^Save\s*preferences$/);
    await visitor.reads('Applicant preferences saved successfully.');
    await visitor.open('/cofounder-dashboard/preferance');
    await visitor.get('textbox', /^Time you can give/);
    const hidden = await visitor.window.run(hiddenTexts);
    expect(hidden.filter((pixels) => pixels > 3)).toEqual([]);
  });

  test('a picture is cut and kept', async () => {
    const visitor = await visitAsNew();
    await visitor.open('/cofounder-dashboard/profile');
    await visitor.get('button', /^Add a picture/);
    await visitor.window.choose(browser.picture());
    await visitor.press('button', 'Save picture');
    await visitor.get('button', 'Remove your picture');
    await until('the picture', async () => {
      const { data } = await visitor.call('GET', '/users/current-user');
      return /\.webp$/.test(data.profileUrl);
    });
  });

  test('an entry is deleted even if the page is left at once', async () => {
    const visitor = await visitAsNew();
    await visitor.open('/cofounder-dashboard/profile');
    await visitor.press('button', /^Delete Experience/);
    await visitor.get('button', 'Delete');
    await visitor.window.run(pressAndLeave, 'Delete');
    await visitor.arrives('/pricing');
    await until('the end of the entry', async () => {
      const { data } = await visitor.call('GET', '/users/current-user');
      return data.profile.experiences.length === 0;
    });
  });

  test('an account shows where one is logged in, and keeps a setting', async () => {
    const visitor = await visitAsNew();
    await visitor.open('/cofounder-dashboard/account');
    await visitor.reads('Where you are logged in');
    await visitor.press('checkbox', /^Pause my profile/);
    await until('the pause', async () => {
      const { data } = await visitor.call('GET', '/account');
      return data.settings.paused;
    });
  });
});

const sessionStatus = async () => (await fetch('/api/v1/users/current-user')).status;
const hiddenTexts = () =>
  Array.from(document.querySelectorAll('textarea'), (area) => area.scrollHeight - area.clientHeight);

/** Leaves the page in the same moment as the press, before anything can come back. */
function pressAndLeave(name: string): void {
  const button = Array.from(document.querySelectorAll('button')).find(
    ({ textContent }) => textContent === name,
  );
  button?.click();
  location.assign('/pricing');
}
