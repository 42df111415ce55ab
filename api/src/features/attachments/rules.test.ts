import { expect, test } from 'vitest';
import { cleanName, disposition } from './rules.ts';

test.each([
  ['deck.pdf', 'PDF', 'deck.pdf'],
  ['Deck v2.PDF', 'PDF', 'Deck v2.pdf'],
  ['IMG_2031.HEIC', 'PHOTO', 'IMG_2031.webp'],
  ['me.jpg.png', 'PHOTO', 'me.jpg.webp'],
  ['Über uns – 計画 👩‍🚀.pdf', 'PDF', 'Über uns – 計画 👩‍🚀.pdf'],
  ['U\u0308ber.pdf', 'PDF', 'Über.pdf'],
  ['invoice.exe', 'PDF', 'invoice.exe.pdf'],
  ['page.html', 'PHOTO', 'page.html.webp'],
  ['../../etc/passwd', 'PDF', 'etc passwd.pdf'],
  ['C:\\Users\\me\\deck.pdf', 'PDF', 'C Users me deck.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'PDF', 'a Set-Cookie x=1.pdf'],
  ['a\u0000b\u2028c.pdf', 'PDF', 'a b c.pdf'],
  ['tax\u202efdp.exe', 'PDF', 'tax fdp.exe.pdf'],
  ['a"b;c<d>.pdf', 'PDF', 'a b;c d.pdf'],
  ['the %22big%22 deck%0D%0Av2.pdf', 'PDF', 'the big deck v2.pdf'],
  ['100%25 ours, 50%20off.pdf', 'PDF', '100%25 ours, 50%20off.pdf'],
  ['\ud800.pdf', 'PDF', '\ufffd.pdf'],
  ['', 'PDF', 'document.pdf'],
  ['.pdf', 'PDF', 'document.pdf'],
  ['...', 'PHOTO', 'photo.webp'],
  [' . . ', 'PHOTO', 'photo.webp'],
] as const)('%j as a %s is called %j', (given, kind, name) => {
  expect(cleanName(given, kind)).toBe(name);
});

test.each(['x'.repeat(5_000), '👩'.repeat(300), `a${'👩'.repeat(300)}`])(
  'a long name is cut to 200 characters, none of them broken',
  (given) => {
    const name = cleanName(`${given}.jpg`, 'PHOTO');
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.length).toBeGreaterThan(197);
    expect(name).toMatch(/\.webp$/);
    expect(name.isWellFormed()).toBe(true);
  },
);

test('a download has its name in the letters of headers', () => {
  expect(disposition("Über (1) 100% ☂ 'x'.pdf", 'PDF')).toBe(
    'attachment; filename="document.pdf"; filename*=UTF-8\'\'%C3%9Cber%20%281%29%20100%25%20%E2%98%82%20%27x%27.pdf',
  );
});
