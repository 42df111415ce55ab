import { expect, test } from 'vitest';
import { githubLink, linkedinLink, portfolioLink } from './links.ts';

const wrong = (schema: typeof portfolioLink, typed: string) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message);

test.each([
  [linkedinLink, 'linkedin.com/in/asha-rao-123456789', 'https://linkedin.com/in/asha-rao-123456789'],
  [linkedinLink, 'https://in.linkedin.com/in/asha/', 'https://in.linkedin.com/in/asha/'],
  [githubLink, 'github.com/asha', 'https://github.com/asha'],
  [portfolioLink, 'asha.example', 'https://asha.example'],
  [portfolioLink, 'https://medium.example/@asha.rao', 'https://medium.example/@asha.rao'],
  [portfolioLink, 'https://asha.example/2024/05/01/boxes', 'https://asha.example/2024/05/01/boxes'],
])('%# a link is taken, and read as https', (schema, typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

test.each([
  'http://asha.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'tel:+919820417365',
  '//evil.example',
  'https://bank.example@evil.example',
  'https://bank.example\\@evil.example',
  'https:evil.example',
  'localhost:3000',
  'nonsense',
])('%s is no https address', (typed) => {
  for (const schema of [linkedinLink, githubLink, portfolioLink])
    expect(wrong(schema, typed)).toEqual(['Please enter an address that begins with https://']);
});

test('a page of another site is not one of LinkedIn or GitHub', () => {
  for (const typed of [
    'https://evil-linkedin.com/in/a',
    'https://linkedin.com.evil.example/in/a',
    'linkedin.com',
  ])
    expect(wrong(linkedinLink, typed)).toEqual([
      'Please enter an address such as https://www.linkedin.com/in/your-name',
    ]);
  expect(wrong(githubLink, 'https://gitlab.com/a')).toHaveLength(1);
  expect(wrong(githubLink, 'https://github.com/a?to=a@b.example')).toHaveLength(1);
});

test.each([
  'https://wa.me/919820417365',
  'https://t.me/asha',
  'https://web.whatsapp.com/send',
  'https://calendly.com/asha',
  'https://asha.example/?write=asha%40post.example',
  'https://asha.example/call/+91-98204-17365',
  'https://asha.example/98204%2017365',
])('%s would lead around Connect', (typed) => {
  expect(wrong(portfolioLink, typed)?.[0]).toContain('people reach you with Connect');
});
