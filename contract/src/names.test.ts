import { describe, expect, test } from 'vitest';
import { companyName, isPlainName, personName } from './names.ts';

const person = personName('Please enter your full name');
const company = companyName('Please enter the company name');

const LINKS = [
  'You won, claim at http://evil.example/win',
  'You won: HTTPS://evil.example',
  'see //evil.example',
  'mailto:a@evil.example',
  'www.evil.example',
  'Visit WWW.Evil.Example now',
  'evil.example/win',
  'claim at evil.example',
  'Claim at Evil.Com!',
  'EVIL.COM',
  'EVIL.EXAMPLE/WIN',
  'evil.example:8080',
  't.co',
  'T.Co/Win',
  'write to win@evil.example',
  '10.0.0.1/win',
  'claim at 10.0.0.1',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'evil。example',
  'ev\u00adil.exam\u200bple',
  'выигрыш.рф',
];

const NAMES = [
  'Asha Rao',
  'St. John',
  'St.John Rivers',
  'M.Kumar',
  'A.Li',
  'A. P. J. Abdul Kalam',
  'J.R.R. Tolkien',
  'J.R.R.Tolkien',
  'Dr.Rao',
  'Dr. Martin Luther King Jr.',
  'Kumar.Rajesh',
  "Conan O'Brien",
  'D’Angelo Russell-Westbrook',
  'Anne-Marie Slaughter, Ph.D.',
  'Acme d.b.a. Widgets',
  'd.b.a',
  'Asha @ Harbour',
  'Peter 2.0',
  'Big Data: Analytics Ltd.',
  'Nguyễn Thị Minh Khai',
  'Владимир Ильич Ульянов',
  '王小明',
  'डॉ.शर्मा',
  'क्षत्रिय राज\u200d',
  'محمد بن سلمان',
  'می\u200cخواهم',
  'דוד בן־גוריון',
  'Ελένη Παπαδοπούλου',
  'Zoë 🙂',
  'Node.js Tools',
];

describe.each([
  ['a person', person],
  ['a company', company],
])('the name of %s', (_, schema) => {
  test.each(NAMES)('may be %s', (name) => {
    expect(schema.parse(name)).toBe(name);
    expect(isPlainName(name)).toBe(true);
  });

  test.each(LINKS.filter((name) => schema === person || !/^[\p{L}\p{Cf}。．.-]+$/u.test(name)))(
    'holds no link, as in %s',
    (name) => {
      const { success, error } = schema.safeParse(name);
      expect(success).toBe(false);
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'Please leave web and email addresses out of the name. If there is a dot in the name, put a space after it',
      ]);
      expect(isPlainName(name)).toBe(false);
    },
  );

  test.each([
    'Asha\r\nBcc: all@example.com',
    'Asha\nRao',
    'Asha\u2028Rao',
    'Asha\u0007Rao',
    'Asha \u202egpj.oaR',
    'Asha \u2066Rao\u2069',
    '\u200fAsha',
  ])('holds no line break and nothing invisible, as in %j', (name) => {
    const { success, error } = schema.safeParse(name);
    expect(success).toBe(false);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please type the name on one line, without invisible characters',
    ]);
    expect(isPlainName(name)).toBe(false);
  });

  test('is trimmed, and a tab between two words is a space', () => {
    expect(schema.parse(' Asha\tRao\n')).toBe('Asha Rao');
    expect(schema.safeParse(' \n').success).toBe(false);
    expect(schema.safeParse('x'.repeat(201)).success).toBe(false);
  });
});

test.each(['Northwind.ai', 'fly.io', 'Booking.com', 'Amazon.com, Inc.', 'Monday.com Ltd'])(
  'a company may be called %s, but emails leave such a name out',
  (name) => {
    expect(company.parse(name)).toBe(name);
    expect(person.safeParse(name).success).toBe(false);
    expect(isPlainName(name)).toBe(false);
  },
);

test.each(['www.evil.com', 'evil.com/win', 'claim at evil.com', 'http://evil.com'])(
  'a company is not called %s',
  (name) => expect(company.safeParse(name).success).toBe(false),
);
