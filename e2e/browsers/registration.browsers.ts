import { describe, expect, test } from 'vitest';
import { newPerson, PASSWORD, type Person } from '../src/person.ts';
import type { Visitor } from './visitor.ts';
import { browserNames, useBrowser } from './visits.ts';

const LONG_TEXT = Array(12).fill('Somebody who builds ledgers and Android apps that work offline. ').join('');

describe.each(browserNames)('in %s', (name) => {
  const browser = useBrowser(name);

  async function fillBeginning(visitor: Visitor, { email, fullName, phone }: Person): Promise<void> {
    await visitor.fill(/^Email/, email);
    await fillPasswords(visitor);
    await visitor.press('button', 'Next');
    await visitor.fill(/^Full name/, fullName);
    await visitor.fill(/^Phone number/, phone);
    await visitor.fill(/^Location/, 'Pune, India');
    await visitor.fill(/^Age/, '34');
    await visitor.pick(/^Gender/, 'PREFER_NOT_TO_SAY');
    await visitor.window.choose(browser.picture());
    await visitor.get('img', 'Chosen');
    await visitor.press('button', 'Next');
  }

  test('an applicant registers with a photo, and is asked for whole dates', async () => {
    const visitor = await browser.visit('/register');
    const person = newPerson('applicant');
    await fillBeginning(visitor, person);
    await visitor.fill(/^Company/, 'Harbour Freight Data');
    await visitor.fill(/^Role/, 'Firmware engineer');
    if (name === 'WebKit')
      expect(await visitor.window.run(dateLook, 'experience.startDate')).toBe('says that it is empty');
    await typeMonth(visitor, 'experience.startDate');
    await visitor.press('button', 'Add experience');
    await visitor.reads('Please enter the full date: day, month and year');
    await visitor.window.run(pickDate, { id: 'experience.startDate', day: '2019-04-01' });
    await visitor.press('checkbox', 'I currently work here');
    await visitor.press('button', 'Add experience');
    await visitor.reads('Apr 2019 – Present');
    await visitor.press('button', 'Next');
    await visitor.press('button', /^Skip/);
    await visitor.fill(/^Skills/, 'embedded firmware,');
    await visitor.press('button', 'Complete Registration');
    await visitor.reads('Applicant Registered');
    await visitor.arrives('/login');
    await visitor.call('POST', '/auth/login', { email: person.email, password: PASSWORD });
    await visitor.open('/cofounder-dashboard');
    await visitor.reads(`Welcome ${person.fullName}`);
    expect(await visitor.window.run(headerPicture)).toMatch(/\.webp$/);
    await visitor.call('POST', '/auth/logout');
    await visitor.open('/register');
    await visitor.get('textbox', /^Email/);
    expect(await visitor.window.run(pageText)).not.toContain('Your answers are still here');
  });

  test('a founder finds their answers and photo again after a reload, and registers', async () => {
    const visitor = await browser.visit('/register-founder');
    const person = newPerson('founder');
    await fillBeginning(visitor, person);
    await visitor.fill(/^Company name/, 'Chama Ledger');
    await visitor.pick(/^Company type/, 'STARTUP');
    await visitor.fill(/^What are you looking for/, LONG_TEXT);
    expect(await visitor.window.run(hiddenText, 'lookingFor')).toBeLessThan(4);
    await visitor.press('button', 'Next');
    await visitor.get('textbox', /^Vision/);
    await visitor.open('/register-founder?step=2');
    await visitor.reads('Your answers are still here.');
    await visitor.get('img', 'Chosen');
    await visitor.press('button', 'Next');
    await visitor.get('textbox', /^What are you looking for/);
    expect(await visitor.window.run(hiddenText, 'lookingFor')).toBeLessThan(4);
    await visitor.press('button', 'Type it now');
    await fillPasswords(visitor);
    for (const field of [/^Full name/, /^Company name/, /^Vision/]) {
      await visitor.press('button', 'Next');
      await visitor.get('textbox', field);
    }
    await visitor.pick(/^Business structure/, 'LLC');
    await visitor.fill(/^Vision/, 'Savings groups that own their records.');
    await visitor.fill(/^Mission/, 'Every book on a phone.');
    await visitor.press('button', 'Next');
    await visitor.pick(/^Funding stage/, 'PRE_SEED');
    await visitor.pick(/^Compensation/, 'EQUITY');
    await visitor.press('button', 'Complete Registration');
    await visitor.reads('Founder Registered');
    await visitor.arrives('/login');
  });

  test('a draft of a former release is still read, and one that hangs holds nobody up', async () => {
    const visitor = await browser.visit('/pricing');
    // Private windows of WebKit never could keep a file.
    if (name === 'Firefox') {
      await visitor.window.run(keepFormerDraft, 'Ada Former');
      await visitor.open('/register-founder?step=2');
      await visitor.reads('Your answers are still here.');
      await visitor.get('img', 'Chosen');
      await visitor.reads('former.png');
    }
    await visitor.open('/pricing');
    await visitor.window.run(holdDrafts);
    await visitor.window.run(follow, '/register');
    await visitor.get('textbox', /^Email/);
  });
});

async function fillPasswords(visitor: Visitor): Promise<void> {
  await visitor.fill(/^Password/, PASSWORD);
  await visitor.fill(/^Confirm password/, PASSWORD);
}

/** Types the month alone, the first part of a date in the browsers' language. */
async function typeMonth(visitor: Visitor, id: string): Promise<void> {
  await visitor.window.run(focusById, id);
  await visitor.window.type('04');
}

const pageText = () => document.body.innerText;
const headerPicture = () => document.querySelector('header img')?.getAttribute('src');
const focusById = (id: string) => document.getElementById(id)?.focus();

/** As the calendar of the browser does, which is outside of the page. */
function pickDate({ id, day }: { id: string; day: string }): void {
  const input = document.getElementById(id);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** How many pixels of a text area's text cannot be seen without scrolling. */
function hiddenText(id: string): number {
  const area = document.getElementById(id);
  return area ? area.scrollHeight - area.clientHeight : Number.POSITIVE_INFINITY;
}

function dateLook(id: string): string {
  const frame = document.getElementById(id)?.parentElement;
  const words = frame && getComputedStyle(frame, '::after').content;
  return words?.includes('No date yet') ? 'says that it is empty' : 'looks like today';
}

/** As drafts were kept before: with the file itself. */
async function keepFormerDraft(fullName: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const file = new File([picture ?? ''], 'former.png', { type: 'image/png' });
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('ampersand-drafts');
    request.onupgradeneeded = () => request.result.createObjectStore('drafts');
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction('drafts', 'readwrite');
  const answers = { fullName, email: 'ada@example.com' };
  transaction
    .objectStore('drafts')
    .put({ answers, step: 2, reached: 2, savedAt: Date.now() }, 'register-founder-1');
  transaction.objectStore('drafts').put(file, 'register-founder-1/profileImg');
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
  return true;
}

/** A database whose transactions never end, as WebKit's did after a file was put into it. */
function holdDrafts(): void {
  IDBObjectStore.prototype.get = () => ({}) as IDBRequest;
}

/** Goes to another page of the app without loading it anew. */
function follow(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
