import { expect, test } from 'vitest';
import { emailBody, namesIn } from './email-body.ts';

const HOSTILE = `<img src=x onerror=alert(1)> & "friends"`;

test('an email shows what people wrote as text, in both forms', () => {
  const { text, html } = emailBody({
    greeting: `Hello ${HOSTILE},`,
    paragraphs: [HOSTILE, { code: '123456' }],
  });
  expect(text).toContain(`Hello ${HOSTILE},`);
  expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;,');
  expect(html).not.toContain('<img');
  expect(text).toContain('\n    123456\n');
});

test('a link stands in the text, and cannot break out of its attribute', () => {
  const link = 'http://localhost:3000/a?b="><script>';
  const { text, html } = emailBody({ greeting: 'Hello,', paragraphs: [{ link, label: 'See <who>' }] });
  expect(text).toContain(`See <who>: ${link}`);
  expect(html).toContain('href="http://localhost:3000/a?b=&quot;&gt;&lt;script&gt;"');
  expect(html).not.toContain('<script');
});

test('an email loads nothing from anywhere', () => {
  const { html } = emailBody({ greeting: 'Hello,', paragraphs: ['Text'] });
  expect(html).not.toMatch(/src=|url\(|<link|@import/);
});

test('people are named as far as they may be, and the others counted', () => {
  expect(namesIn(['Asha', 'Farid'])).toBe('Asha and Farid');
  expect(namesIn(['Asha', undefined, 'Farid'], 8)).toBe('Asha, Farid and 6 more');
  expect(namesIn([undefined])).toBe('Somebody');
  expect(namesIn([undefined, undefined])).toBe('2 people');
});
