import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { warningsOf } from './warnings.ts';

test('nothing set is a server for this machine, with everything below ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: new URL('http://localhost:3000'),
    secureCookies: false,
    databaseUrl: undefined,
    databasePool: 20,
    databaseDir: join(resolve('data'), 'db'),
    email: { smtpUrl: undefined, folder: join(resolve('data'), 'mail') },
    appSecret: { current: undefined, former: undefined, file: join(resolve('data'), 'app-secret') },
    storage: { kind: 'files', folder: join(resolve('data'), 'uploads') },
    embeddings: { url: undefined },
    corsOrigins: [],
    trustedProxies: [],
    suspectHosts: new Set(),
    demo: true,
    drainMs: 0,
    rateLimits: true,
    logLevel: 'info',
  });
});

test('an empty variable counts as not set', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'DATABASE_POOL',
    'DATA_DIR',
    'SMTP_URL',
    'MAIL_FROM',
    'S3_BUCKET',
  ];
  const more = [
    'EMBEDDINGS_URL',
    'CORS_ORIGINS',
    'TRUSTED_PROXIES',
    'SUSPECT_HOSTS',
    'DEMO',
    'DRAIN_SECONDS',
    'RATE_LIMIT',
    'LOG_LEVEL',
  ];
  expect(readConfig(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(
    readConfig({}),
  );
});

const STRONG_SECRET = '3vT9mQx2Lr8Zk5Wd7Hp4Nc6Jf1Gs0Yb+AeUi';
const DEPLOYMENT = {
  PUBLIC_URL: 'https://ampersand.example',
  DATABASE_URL: 'postgresql://u:p@db:5432/ampersand',
  APP_SECRET: STRONG_SECRET,
  SMTP_URL: 'smtps://u:p@mail:465',
  MAIL_FROM: 'hello@ampersand.example',
  S3_BUCKET: 'photos',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('a whole deployment is read', () => {
  const config = readConfig({
    ...DEPLOYMENT,
    DATABASE_POOL: '8',
    DRAIN_SECONDS: '15',
    CORS_ORIGINS: 'https://a.example.com, https://b.example.com/',
    TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32, 192.0.2.1, loopback',
    VIDEO_URL: 'https://meet.example.com/calls',
    SUSPECT_HOSTS: 'Scam.example, bücher.example,198.51.100.7',
  });
  expect(config).toMatchObject({
    secureCookies: true,
    databasePool: 8,
    drainMs: 15_000,
    demo: false,
    storage: { kind: 's3', bucket: 'photos', region: 'us-east-1' },
    corsOrigins: ['https://a.example.com', 'https://b.example.com'],
    suspectHosts: new Set(['scam.example', 'xn--bcher-kva.example', '198.51.100.7']),
    videoUrl: 'https://meet.example.com/calls',
    trustedProxies: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1', 'loopback'],
  });
  expect(readConfig({ DATABASE_URL: 'postgres://db/ampersand', DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ DEMO: '0' }).demo).toBe(false);
});

const URL_WITHOUT_PATH = 'an http(s) address without a path, such as https://ampersand.example';
const CORS = 'a list of http(s) addresses without a path, such as https://app.example.com';
const HOSTS = 'a list of hosts without anything around them, such as scam.example, short.example';
const VIDEO = 'an https address without a user, a query or a fragment';
const PROXIES = 'a list of addresses or networks, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal';

test.each([
  ['PORT', 'http', 'a port, 0 to 65535'],
  ['PORT', '70000', 'a port, 0 to 65535'],
  ['PORT', '-1', 'a port, 0 to 65535'],
  ['PORT', '80.5', 'a port, 0 to 65535'],
  ['PUBLIC_URL', 'ampersand.example', URL_WITHOUT_PATH],
  ['PUBLIC_URL', 'ftp://ampersand.example', URL_WITHOUT_PATH],
  ['PUBLIC_URL', 'https://ampersand.example/app', URL_WITHOUT_PATH],
  ['PUBLIC_URL', 'https://ampersand.example?x', URL_WITHOUT_PATH],
  ['DATABASE_URL', 'db.sqlite', 'an address such as postgres://user:password@host:5432/ampersand'],
  ['DATABASE_POOL', '1', 'a number of connections, 2 to 500'],
  ['DRAIN_SECONDS', '1.5', 'whole seconds, 0 to 300'],
  ['SMTP_URL', 'mail.example.com:25', 'an address such as smtp://user:password@host:587'],
  ['MAIL_FROM', 'Ampersand', 'a sender such as Ampersand <hello@example.com>'],
  ['MAIL_FROM', 'A <a@b.c>\r\nBcc: d@e.f', 'a sender such as Ampersand <hello@example.com>'],
  ['S3_ENDPOINT', 's3.example.com', 'an address such as https://s3.eu-central-1.amazonaws.com'],
  ['EMBEDDINGS_URL', 'models', 'an address such as https://models.example.com/v1/embeddings'],
  ['CORS_ORIGINS', '*', CORS],
  ['CORS_ORIGINS', 'https://a.example.com, b', CORS],
  ['CORS_ORIGINS', 'https://a.example.com/path', CORS],
  ['TRUSTED_PROXIES', 'nginx', PROXIES],
  ['TRUSTED_PROXIES', '10.0.0.0/33', PROXIES],
  ['TRUSTED_PROXIES', '10.0.0.1, true', PROXIES],
  ['SUSPECT_HOSTS', 'https://scam.example', HOSTS],
  ['SUSPECT_HOSTS', 'scam.example, *.short.example', HOSTS],
  ['SUSPECT_HOSTS', 'example', HOSTS],
  ['SUSPECT_HOSTS', 'me@scam.example/x', HOSTS],
  ['VIDEO_URL', 'http://meet.example.com', VIDEO],
  ['VIDEO_URL', 'https://meet.example.com#x', VIDEO],
  ['VIDEO_URL', 'https://meet.example.com/?room=', VIDEO],
  ['DEMO', 'yes', '0 or 1'],
  ['RATE_LIMIT', '0', 'on or off'],
  ['LOG_LEVEL', 'verbose', 'debug, info, warn, error or silent'],
])('%s=%s is refused: it has to be %s', (name, value, right) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name}=${JSON.stringify(value)} does not work: it has to be ${right}`);
});

test('a weak secret is refused without being shown', () => {
  const read = () => readConfig({ APP_SECRET: 'changeme1234', APP_SECRET_FORMER: 'x'.repeat(40) });
  expect(read).toThrow(
    /^APP_SECRET does not work: it has to be at least 32 characters, 8 of them different, .*\nAPP_SECRET_FORMER does not work: /,
  );
  expect(read).not.toThrow(/changeme|xxx/);
  expect(readConfig({ APP_SECRET: STRONG_SECRET }).appSecret.current).toBe(STRONG_SECRET);
});

test('everything that is wrong is named at once, without the passwords in it', () => {
  const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://user:pa/ss@word@db/a', DEMO: 'x' });
  expect(read).toThrow(/^PORT=.*\nDATABASE_URL="mysql:\/\/\*\*\*@db\/a" does not work: .*\nDEMO=.*$/);
});

test.each(['user:pa/ss@word@mail:25', 'user:pass word@mail:25', '//user:word@mail:25'])(
  'a password is hidden in %s, which is no address',
  (value) => {
    const read = () => readConfig({ SMTP_URL: value });
    expect(read).toThrow(/^SMTP_URL="(\/\/)?\*\*\*@mail:25" does not work/);
  },
);

test.each([
  [{ S3_BUCKET: 'b' }, 'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing'],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing'],
  [{ APP_SECRET_FORMER: STRONG_SECRET }, 'APP_SECRET is missing'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is missing'],
  [{ EMBEDDINGS_URL: 'https://m.example.com' }, 'EMBEDDINGS_MODEL is missing'],
  [{ EMBEDDINGS_MODEL: 'minilm' }, 'EMBEDDINGS_URL is missing'],
])('%j alone is refused: %s', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('limits can be switched off for an address on this machine only', () => {
  expect(() => readConfig({ RATE_LIMIT: 'off', PUBLIC_URL: 'https://ampersand.example' })).toThrow(
    'RATE_LIMIT="off" is refused because PUBLIC_URL is https://ampersand.example: set RATE_LIMIT=on, or PUBLIC_URL to an address on localhost',
  );
  for (const url of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
    expect(readConfig({ RATE_LIMIT: 'off', PUBLIC_URL: url }).rateLimits).toBe(false);
  expect(() => readConfig({ RATE_LIMIT: 'off', PUBLIC_URL: 'http://localhost.evil.example' })).toThrow(
    ConfigError,
  );
});

test.each([
  [{}, []],
  [DEPLOYMENT, []],
  [{ ...DEPLOYMENT, APP_SECRET: '' }, ['APP_SECRET is not set']],
  [
    { ...DEPLOYMENT, S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
    ['S3_BUCKET is not set'],
  ],
  [{ ...DEPLOYMENT, DATABASE_URL: '' }, ['DATABASE_URL is not set or empty']],
  [{ ...DEPLOYMENT, SMTP_URL: '' }, ['SMTP_URL is not set']],
])('what works and is hardly meant so is warned of: %j', (env, warnings) => {
  expect(warningsOf(readConfig(env))).toEqual(warnings.map((start) => expect.stringContaining(start)));
});
