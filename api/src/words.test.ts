import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['{api,contract,e2e}/src/**/*.ts', 'bench/*.ts', 'web/{app,scripts}/**/*.{ts,tsx,css}'];
const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'bench/**/*.md', 'docs/decisions/*.md'],
  ...['docs/developing.md', 'docs/limits.md', 'docs/operating.md'],
];
/** What was written once and stays, and what people of the demo say. */
const LEFT_OUT = /migrations|seed\/community|words\.test/;

/** Names that older data, operators, other programs and packages know. */
const STAY = [
  ...[
    'MAIL_FROM',
    'data/mail',
    'DATA_DIR/mail',
    "'mail'",
    'mailto:',
    'mail.example.com',
    '@mail:',
    'e-mail marketing',
  ],
  ...["'mails'", '`mails`', 'mails_', 'last_mail_at', 'from mails where', "'send-mail'", 'mailId', 'mail: '],
  ...[
    'sendMail(',
    'mailFrom',
    'MailCheck',
    'MailQuestion',
    ' Mail,',
    '{ Mail }',
    '<Mail ',
    '{Mail}',
    'typeof Mail',
  ],
];

/** A word of docs/glossary.md, and others for the same thing. */
const OTHERS = {
  email:
    /(?<![A-Za-z])mails?(?![a-z])|Mails?(?![a-z])|(?<![A-Z])MAILS?(?![A-Z])|e-mail|\bletter[A-Z]|[a-z]Letter|\b(our|newest|welcome) letters?\b|\bletters? with a link/,
  impression: /matchServe|servedAt|exposure/i,
  prior: /\bstanding\b/,
  'log in': /\bsign(ed|ing|s)?[ -]?(in|out)\b/i,
  visit: /profileViews?\b|ProfileViews?\b/,
  retention: /\bsweepJob|KEPT_DAYS|forget\w+Job/,
  'route announcer': /route-?news/i,
};

test.each(Object.entries(OTHERS))('%s has no second name', (_, others) => {
  const files = globSync([...SOURCES, ...DOCUMENTS], { cwd: ROOT }).filter((file) => !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(600);
  const found = files.flatMap((file) => {
    const lines = `${file}\n${readFileSync(join(ROOT, file), 'utf8')}`.split('\n');
    const own = (line: string) => STAY.reduce((rest, name) => rest.replaceAll(name, ''), line);
    return lines.filter((line) => others.test(own(line))).map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});
