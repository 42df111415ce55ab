import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { isStrong, STRONG } from './lib/secrets.ts';

/** A configuration that cannot work; the message names the variable and what would be right. */
export class ConfigError extends Error {}

const empty = (value: unknown) => (value === '' ? undefined : value);
const flag = z
  .preprocess(empty, z.enum(['0', '1'], '0 or 1').optional())
  .transform((value) => value && value === '1');
const origin = (error: string) =>
  z.url({ protocol: /^https?$/, error }).refine((value) => /^https?:\/\/[^/?#@]+\/?$/i.test(value), error);
const optionalUrl = (protocol: RegExp, example: string) =>
  z.preprocess(empty, z.url({ protocol, error: `an address such as ${example}` }).optional());
const wholeNumber = (error: string, min: number, max: number, preset: number) =>
  z.preprocess(empty, z.coerce.number(error).int(error).min(min, error).max(max, error).default(preset));
const optionalText = z.preprocess(empty, z.string().optional());
const optionalSecret = z.preprocess(empty, z.string().trim().refine(isStrong, STRONG).optional());
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Names of address ranges that the framework knows. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(value: string): boolean {
  if (RANGES.has(value)) return true;
  const [address = '', bits, more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** A host as addresses have it: lower case, ASCII; empty for what is none. */
function asHost(value: string): string {
  const host = domainToASCII(value);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : '';
}

const SENDER = 'a sender such as Ampersand <hello@example.com>';

const VIDEO =
  'an https address without a user, a query or a fragment, such as https://meet.example.com: rooms are names below it';

const environment = z.object({
  PORT: wholeNumber('a port, 0 to 65535', 0, 65535, 3000),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  PUBLIC_URL: z.preprocess(
    empty,
    origin('an http(s) address without a path, such as https://ampersand.example').optional(),
  ),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host:5432/ampersand'),
  // One connection listens; whatever else there is to do needs another.
  DATABASE_POOL: wholeNumber('a number of connections, 2 to 500', 2, 500, 20),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  APP_SECRET: optionalSecret,
  APP_SECRET_FORMER: optionalSecret,
  SMTP_URL: optionalUrl(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z.preprocess(
    empty,
    z
      .string()
      .regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, SENDER)
      .optional(),
  ),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalUrl(/^https?$/, 'https://s3.eu-central-1.amazonaws.com'),
  S3_REGION: z.preprocess(empty, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  EMBEDDINGS_URL: optionalUrl(/^https?$/, 'https://models.example.com/v1/embeddings'),
  EMBEDDINGS_MODEL: optionalText,
  EMBEDDINGS_API_KEY: optionalText,
  CORS_ORIGINS: list.pipe(
    z.array(origin('a list of http(s) addresses without a path, such as https://app.example.com')),
  ),
  TRUSTED_PROXIES: list.refine(
    (values) => values.every(isProxy),
    'a list of addresses or networks, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  ),
  SUSPECT_HOSTS: list
    .transform((values) => values.map(asHost))
    .refine(
      (hosts) => hosts.every((host) => host !== ''),
      'a list of hosts without anything around them, such as scam.example, short.example',
    ),
  VIDEO_URL: z.preprocess(
    empty,
    z
      .url({ protocol: /^https$/, error: VIDEO })
      .regex(/^https:\/\/[^/?#@\\]+(\/[^?#\\]*)?$/i, VIDEO)
      .optional(),
  ),
  DEMO: flag,
  DRAIN_SECONDS: wholeNumber('whole seconds, 0 to 300', 0, 300, 0),
  RATE_LIMIT: z.preprocess(empty, z.enum(['on', 'off'], 'on or off').default('on')),
  METRICS_TOKEN: optionalText,
  LOG_LEVEL: z.preprocess(
    empty,
    z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent')
      .default('info'),
  ),
});

export type Config = ReturnType<typeof readConfig>;

/** A user and a password, or whatever else stands before the last @: also where the `//` in front is forgotten. */
const LOGIN = /(\/\/|[^\s/:]*:(?!\s|\/\/)).*@/s;

/** What was set, for the log: addresses without the password in them, secrets not at all. */
function shown(name: string, value = ''): string {
  const masked = value.replace(LOGIN, (_, start) => (start === '//' ? '//***@' : '***@'));
  return name.startsWith('APP_SECRET') ? name : `${name}=${JSON.stringify(masked)}`;
}

function isLocal(url: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

/**
 * Reads the configuration from environment variables.
 * @throws {ConfigError} naming every variable that is wrong and what would be right.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${shown(name, env[name])} does not work: it has to be ${issue.message}`;
    });
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  refuseContradictions(values, publicUrl);
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    /** Whether people reach it on this machine only. */
    local: isLocal(publicUrl),
    secureCookies: publicUrl.protocol === 'https:',
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataDir,
    databaseDir: join(dataDir, 'db'),
    appSecret: {
      current: values.APP_SECRET,
      former: values.APP_SECRET_FORMER,
      /** Where it is kept when none is set. */
      file: join(dataDir, 'app-secret'),
    },
    /** The folder and the variables keep the names that operators know. */
    email: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? 'Ampersand <hello@ampersand.example>',
      folder: join(dataDir, 'mail'),
    },
    storage: s3Settings(values) ?? { kind: 'files' as const, folder: join(dataDir, 'uploads') },
    embeddings: {
      url: values.EMBEDDINGS_URL,
      model: values.EMBEDDINGS_MODEL,
      apiKey: values.EMBEDDINGS_API_KEY,
    },
    corsOrigins: values.CORS_ORIGINS.map((origin) => new URL(origin).origin),
    trustedProxies: values.TRUSTED_PROXIES,
    /** What leads to them, or below them, is marked for moderators. */
    suspectHosts: new Set(values.SUSPECT_HOSTS),
    /** Where rooms for calls are made; undefined: none are. */
    videoUrl: values.VIDEO_URL,
    demo: values.DEMO ?? !values.DATABASE_URL,
    /** How long it goes on serving after it was told to stop. */
    drainMs: values.DRAIN_SECONDS * 1000,
    rateLimits: values.RATE_LIMIT === 'on',
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

/** @throws {ConfigError} when variables that work each do not work together. */
function refuseContradictions(values: z.output<typeof environment>, publicUrl: URL): void {
  if (values.RATE_LIMIT === 'off' && !isLocal(publicUrl)) {
    throw new ConfigError(
      `RATE_LIMIT="off" is refused because PUBLIC_URL is ${publicUrl.origin}: set RATE_LIMIT=on, or PUBLIC_URL to an address on localhost`,
    );
  }
  if (values.APP_SECRET_FORMER && !values.APP_SECRET) {
    throw new ConfigError(
      'APP_SECRET is missing: it has to be the secret that takes the place of APP_SECRET_FORMER',
    );
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new ConfigError(
      `MAIL_FROM is missing: it has to be ${SENDER}, with an address that the server of SMTP_URL may send for`,
    );
  }
  if (values.EMBEDDINGS_URL && !values.EMBEDDINGS_MODEL) {
    throw new ConfigError('EMBEDDINGS_MODEL is missing: it has to name the model that EMBEDDINGS_URL serves');
  }
  if (values.EMBEDDINGS_MODEL && !values.EMBEDDINGS_URL) {
    throw new ConfigError(
      'EMBEDDINGS_URL is missing: it has to be the address that serves EMBEDDINGS_MODEL; without both, the model that ships with the install is used',
    );
  }
}

function s3Settings(values: z.output<typeof environment>) {
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (!bucket && !endpoint && !accessKeyId && !secretAccessKey) return undefined;
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey) {
    const names = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    const missing = names.filter((name) => !values[name]);
    throw new ConfigError(
      `${missing.join(', ')} missing: object storage needs ${names.join(', ')}; without all four, uploads are files below DATA_DIR`,
    );
  }
  return { kind: 's3' as const, bucket, endpoint, region: values.S3_REGION, accessKeyId, secretAccessKey };
}
