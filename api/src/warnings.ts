import type { Config } from './config.ts';

/** What in a configuration works and is hardly meant so, in words for who runs the server. */
export function warningsOf({ local, databaseUrl, dataDir, appSecret, storage, email }: Config): string[] {
  const warnings: string[] = [];
  if (databaseUrl && !appSecret.current)
    warnings.push(
      `APP_SECRET is not set: this server uses the one in ${appSecret.file}. Other servers on the database will need it, and so does a restored backup`,
    );
  if (databaseUrl && storage.kind === 'files')
    warnings.push(
      `S3_BUCKET is not set: this server keeps photos, files of messages and archives below ${dataDir}. Other servers on the database will not find them: set S3_BUCKET and what belongs to it before there is a second one`,
    );
  if (!local && !databaseUrl)
    warnings.push(
      `DATABASE_URL is not set or empty: what people write is kept in the embedded database below ${dataDir}, which a power cut can damage. Set DATABASE_URL for anything that matters`,
    );
  if (!local && !email.smtpUrl)
    warnings.push(
      `SMTP_URL is not set: nobody gets an email, codes and links included; they are files in ${email.folder}, each for a week. Set SMTP_URL and MAIL_FROM`,
    );
  return warnings;
}
