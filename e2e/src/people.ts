import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const PASSWORD = 'Journey#2026';
let made = 0;

/** A person nobody else in this run is. */
export function newPerson(side: 'applicant' | 'founder') {
  made += 1;
  const unique = `${process.pid}-${made}-${Date.now()}`;
  return { email: `${side}-${unique}@example.com`, fullName: `Jo ${side} ${made}`, phone: '9876543210' };
}

export type Person = ReturnType<typeof newPerson>;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A real picture: 64 × 64 pixels of one green. */
export function photo(): { name: string; mimeType: string; buffer: Buffer } {
  const edge = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(edge * 3, Buffer.from([11, 93, 75]))]);
  const pixels = deflateSync(Buffer.concat(Array(edge).fill(row)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'me.png', mimeType: 'image/png', buffer };
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

async function fillAccount(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: false }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await next(page);
}

async function fillPersonal(page: Page, { fullName, phone }: Person, location: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(fullName);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('textbox', { name: 'Location' }).fill(location);
  await page.getByRole('textbox', { name: 'Age' }).fill('34');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('PREFER_NOT_TO_SAY');
  await page.locator('input[type=file]').setInputFiles(photo());
  await page.getByRole('img', { name: 'Chosen' }).waitFor();
  await next(page);
}

/** Fills all five steps as an applicant, up to the last button. */
export async function fillApplicant(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await fillAccount(page, person);
  await fillPersonal(page, person, 'Pune, India');
  await page.getByRole('textbox', { name: 'Company' }).fill('Harbour Freight Data');
  await page.getByRole('textbox', { name: 'Role' }).fill('Firmware engineer');
  await page.getByLabel('Start date').fill('2019-04-01');
  await page.getByRole('checkbox', { name: 'I currently work here' }).check();
  await page.getByRole('button', { name: 'Add experience' }).click();
  await page.getByText('Firmware engineer at Harbour Freight Data', { exact: true }).waitFor();
  await page.getByText('Apr 2019 – Present').waitFor();
  await next(page);
  await page.getByRole('textbox', { name: 'Institution' }).fill('COEP');
  await page.getByRole('textbox', { name: 'Degree' }).fill('BTech');
  await page.getByRole('button', { name: 'Add education' }).click();
  await page.getByText('BTech, COEP', { exact: true }).waitFor();
  await next(page);
  await page
    .getByRole('textbox', { name: 'Skills' })
    .pressSequentially('embedded firmware, low-power sensors,IoT back end,');
  await page.getByRole('textbox', { name: 'Current job' }).fill('Firmware engineer');
  await page.getByRole('textbox', { name: 'Salary expectations' }).fill('₹12 LPA');
  await page.getByRole('checkbox', { name: 'I am available to join a startup now' }).check();
}

/** Fills all five steps as a founder, up to the last button. */
export async function fillFounder(page: Page, person: Person): Promise<void> {
  await page.goto('/register-founder');
  await fillAccount(page, person);
  await fillPersonal(page, person, 'Nairobi, Kenya');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Chama Ledger');
  await page.getByRole('combobox', { name: 'Company type' }).selectOption('STARTUP');
  await page
    .getByRole('textbox', { name: 'What are you looking for?' })
    .fill('Somebody who builds ledgers and Android apps that work offline.');
  await next(page);
  await page.getByRole('combobox', { name: 'Business structure' }).selectOption('LLC');
  await page.getByRole('textbox', { name: 'Vision' }).fill('Savings groups that own their records.');
  await page
    .getByRole('textbox', { name: 'Mission' })
    .fill('Put every group’s book on the phone of its treasurer.');
  await next(page);
  await page.getByRole('combobox', { name: 'Funding stage' }).selectOption('PRE_SEED');
  await page.getByRole('combobox', { name: 'Compensation' }).selectOption('EQUITY');
  await page.getByRole('textbox', { name: 'Equity offered' }).fill('15');
}

/** Sends the filled form and waits for the log-in that follows by itself. */
export async function completeRegistration(page: Page, toast: string): Promise<void> {
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await page.getByText(toast).first().waitFor();
  await page.waitForURL('**/login');
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toContain('@');
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/login')) await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(({ pathname }) => pathname.includes('dashboard'));
}

/** The number on a tile of the dashboard. */
export async function figure(page: Page, name: 'Profile Visit' | 'Matches'): Promise<number> {
  const tile = page.locator('dl > *', { has: page.getByText(name, { exact: true }) });
  const text = await tile.locator('dd span').first().innerText();
  expect(text).toMatch(/^\d+$/);
  return Number(text);
}
