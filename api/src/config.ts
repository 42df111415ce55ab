import { join, resolve } from 'node:path';
import { z } from 'zod';

/** A configuration that cannot work; the message names the variable and what would be right. */
export class ConfigError extends Error {}

const empty = (value: unknown) => (value === '' ? undefined : value);
const flag = z
  .preprocess(empty, z.enum(['0', '1'], '0 or 1').optional())
  .transform((value) => value && value === '1');
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http(s) address such as http://localhost:3000' });
const optionalUrl = (protocol: RegExp, example: string) =>
  z.preprocess(empty, z.url({ protocol, error: `an address such as ${example}` }).optional());
const optionalText = z.preprocess(empty, z.string().optional());
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const environment = z.object({
  PORT: z.preprocess(
    empty,
    z.coerce
      .number('a port, 0 to 65535')
      .int('a port, 0 to 65535')
      .min(0, 'a port, 0 to 65535')
      .max(65535, 'a port, 0 to 65535')
      .default(3000),
  ),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  PUBLIC_URL: z.preprocess(empty, httpUrl.optional()),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host:5432/ampersand'),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  SMTP_URL: optionalUrl(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z.preprocess(empty, z.string().default('Ampersand <hello@ampersand.example>')),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalUrl(/^https?$/, 'https://s3.eu-central-1.amazonaws.com'),
  S3_REGION: z.preprocess(empty, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  EMBEDDINGS_URL: optionalUrl(/^https?$/, 'https://models.example.com/v1/embeddings'),
  EMBEDDINGS_MODEL: optionalText,
  EMBEDDINGS_API_KEY: optionalText,
  CORS_ORIGINS: list.pipe(z.array(httpUrl)),
  TRUSTED_PROXIES: list,
  DEMO: flag,
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
      return `${name}=${JSON.stringify(env[name] ?? '')} does not work: it has to be ${issue.message}`;
    });
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  if (values.RATE_LIMIT === 'off' && !isLocal(publicUrl)) {
    throw new ConfigError(
      `RATE_LIMIT="off" is refused because PUBLIC_URL is ${publicUrl.origin}: set RATE_LIMIT=on, or PUBLIC_URL to an address on localhost`,
    );
  }
  if (values.EMBEDDINGS_URL && !values.EMBEDDINGS_MODEL) {
    throw new ConfigError('EMBEDDINGS_MODEL is missing: it has to name the model that EMBEDDINGS_URL serves');
  }
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    secureCookies: publicUrl.protocol === 'https:',
    databaseUrl: values.DATABASE_URL,
    dataDir,
    databaseDir: join(dataDir, 'db'),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, folder: join(dataDir, 'mail') },
    storage: s3Settings(values) ?? { kind: 'files' as const, folder: join(dataDir, 'uploads') },
    embeddings: {
      url: values.EMBEDDINGS_URL,
      model: values.EMBEDDINGS_MODEL,
      apiKey: values.EMBEDDINGS_API_KEY,
    },
    corsOrigins: values.CORS_ORIGINS.map((origin) => new URL(origin).origin),
    trustedProxies: values.TRUSTED_PROXIES,
    demo: values.DEMO ?? !values.DATABASE_URL,
    rateLimits: values.RATE_LIMIT === 'on',
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

function s3Settings(values: z.output<typeof environment>) {
  if (!values.S3_BUCKET) return undefined;
  const {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  const missing = Object.entries({
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (!endpoint || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(`S3_BUCKET is set, so ${missing.join(', ')} must be set too`);
  }
  return {
    kind: 's3' as const,
    bucket: values.S3_BUCKET,
    endpoint,
    region: values.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}
