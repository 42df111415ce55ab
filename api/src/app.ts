import { LIMITS } from '@ampersand/contract/limits';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { deletionJob } from './features/account/deletion/deletion.ts';
import { exportJobs } from './features/account/export/export.ts';
import { accountRoutes } from './features/account/routes.ts';
import { alignmentRoutes } from './features/alignment/routes.ts';
import { stillJob } from './features/alignment/still.ts';
import { attachmentRoutes } from './features/attachments/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { blockRoutes } from './features/blocks/routes.ts';
import { endPartedCallsJob } from './features/calls/ends.ts';
import { remindOfCallsJob } from './features/calls/remind.ts';
import { callRetentionJob } from './features/calls/retention.ts';
import { callRoutes } from './features/calls/routes.ts';
import { choiceRoutes } from './features/choices/routes.ts';
import { quietJob } from './features/connections/quiet.ts';
import { abandonedConnectionsJob } from './features/connections/retention.ts';
import { connectionRoutes } from './features/connections/routes.ts';
import { contactRetentionJob } from './features/contact/retention.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { reminderJob } from './features/desk/remind.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { weekJob } from './features/desk/week.ts';
import { digestJob } from './features/digests/digests.ts';
import { docsRoutes } from './features/docs/routes.ts';
import { equityRoutes } from './features/equity/routes.ts';
import { eventRoutes } from './features/event/routes.ts';
import { guessingJob } from './features/guessing/guessing.ts';
import { inactivityJob } from './features/inactivity/inactivity.ts';
import { inactivityRoutes } from './features/inactivity/routes.ts';
import { invitationJob } from './features/invitations/expire.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { learningJob } from './features/learning/learning.ts';
import { visitRetentionJob } from './features/logs/retention.ts';
import { logRoutes } from './features/logs/routes.ts';
import { indexJobs, memberChanged } from './features/matchings/member-changed.ts';
import { matchingRoutes } from './features/matchings/routes.ts';
import { unreadEmailJob } from './features/messages/email-unread.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { openReportsJob } from './features/moderation/open-reports.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { issueJobs } from './features/newsletter/issue.ts';
import { subscriberRetentionJob } from './features/newsletter/retention.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { notificationRetentionJob } from './features/notifications/retention.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { outcomeRetentionJob } from './features/outcomes/retention.ts';
import { photoRoutes } from './features/photos/routes.ts';
import { unnamedFileJob } from './features/photos/store.ts';
import { picksJob } from './features/picks/pick.ts';
import { pickRoutes } from './features/picks/routes.ts';
import { preferenceRoutes } from './features/preference/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { readingRoutes } from './features/readings/routes.ts';
import { registrationRoutes } from './features/registration/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { newFitsJob } from './features/saved-filters/new-fits.ts';
import { savedFilterRoutes } from './features/saved-filters/routes.ts';
import { trialJob } from './features/trial/ask.ts';
import { trialRoutes } from './features/trial/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { entryRetentionJob } from './features/waitlist/retention.ts';
import { waitlistRoutes } from './features/waitlist/routes.ts';
import type { Deps } from './http/deps.ts';
import { nothingHere } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { createLimits } from './http/limits.ts';
import { servePages, type WebBuild } from './http/pages.ts';
import { retentionJob } from './http/retention.ts';
import { createServer } from './http/server.ts';
import { createBus } from './lib/bus.ts';
import type { Embedder } from './lib/embedder/embedder.ts';
import { startJobs } from './lib/jobs.ts';
import { emailJob, type Mailer } from './lib/mailer.ts';
import type { Secrets } from './lib/secrets.ts';
import type { Storage } from './lib/storage.ts';
import { createLatest, createTurns } from './lib/turns.ts';
import { vacuumJob } from './lib/vacuum.ts';

/** A list of 50 jobs, each with a long description, in every script. */
const FIELD_LIMIT = 1024 * 1024;
/** Lists that a process ranks at once; each keeps the processor busy for some 10 ms at a stretch. */
const LISTS_AT_ONCE = 4;
const CORS_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What the app is built from; tests hand in their own. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly embedder: Embedder;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly now?: () => Date;
  /** Whether daily and other recurring work runs by itself; tests run it when they mean it. */
  readonly cron?: boolean;
  /** The built web app; absent: the API alone. */
  readonly web?: WebBuild;
  /** Where log lines go; absent: standard output. */
  readonly logTo?: { write(line: string): void };
}

/** The whole server, ready to listen or to be injected with requests. Closing it stops jobs; the parts are the caller's to close. */
export async function buildApp(parts: Parts): Promise<{ app: FastifyInstance; deps: Deps }> {
  const { config, database } = parts;
  const app = createServer(config, parts.logTo);
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: LIMITS.photoBytes,
      files: 1,
      fields: 40,
      parts: 41,
      fieldSize: FIELD_LIMIT,
      headerPairs: 20,
    },
  });
  if (config.corsOrigins.length > 0)
    await app.register(cors, { origin: config.corsOrigins, credentials: true, methods: CORS_METHODS });

  const bus = await createBus(database, app.log);
  app.addHook('onClose', () => bus.close());
  const jobs = await startJobs({ database, bus, log: app.log }, { cron: parts.cron ?? true });
  const deps: Deps = {
    config,
    database,
    db: database.db,
    bus,
    embedder: parts.embedder,
    storage: parts.storage,
    indexing: createLatest(),
    ranking: createTurns(LISTS_AT_ONCE),
    mailer: parts.mailer,
    jobs,
    memberChanged: (userId) => memberChanged(deps, userId),
    secrets: parts.secrets,
    calls: new Map(),
    limits: createLimits(database.pool, config.rateLimits),
    log: app.log,
    now: parts.now ?? (() => new Date()),
  };
  app.addHook('onClose', () => jobs.stop());

  healthRoutes(app, deps);
  docsRoutes(app, deps);
  authRoutes(app, deps);
  registrationRoutes(app, deps);
  userRoutes(app, deps);
  accountRoutes(app, deps);
  profileRoutes(app, deps);
  preferenceRoutes(app, deps);
  readingRoutes(app, deps);
  matchingRoutes(app, deps);
  pickRoutes(app, deps);
  inactivityRoutes(app, deps);
  logRoutes(app, deps);
  notificationRoutes(app, deps);
  invitationRoutes(app, deps);
  connectionRoutes(app, deps);
  attachmentRoutes(app, deps);
  messageRoutes(app, deps);
  alignmentRoutes(app, deps);
  equityRoutes(app, deps);
  trialRoutes(app, deps);
  callRoutes(app, deps);
  blockRoutes(app, deps);
  choiceRoutes(app, deps);
  deskRoutes(app, deps);
  savedFilterRoutes(app, deps);
  reportRoutes(app, deps);
  moderationRoutes(app, deps);
  eventRoutes(app, deps);
  newsletterRoutes(app, deps);
  waitlistRoutes(app, deps);
  contactRoutes(app, deps);
  photoRoutes(app, deps);
  if (parts.web) await servePages(app, deps, parts.web);
  else app.setNotFoundHandler(nothingHere);
  await jobs.work([
    emailJob(deps),
    retentionJob(deps),
    subscriberRetentionJob(deps),
    ...issueJobs(deps),
    openReportsJob(deps),
    entryRetentionJob(deps),
    notificationRetentionJob(deps),
    visitRetentionJob(deps),
    contactRetentionJob(deps),
    outcomeRetentionJob(deps),
    callRetentionJob(deps),
    invitationJob(deps),
    unreadEmailJob(deps),
    quietJob(deps),
    stillJob(deps),
    trialJob(deps),
    remindOfCallsJob(deps),
    endPartedCallsJob(deps),
    reminderJob(deps),
    digestJob(deps),
    newFitsJob(deps),
    weekJob(deps),
    abandonedConnectionsJob(deps),
    ...indexJobs(deps),
    learningJob(deps),
    picksJob(deps),
    inactivityJob(deps),
    deletionJob(deps),
    guessingJob(deps),
    ...exportJobs(deps),
    unnamedFileJob(deps),
    ...(database.embedded ? [vacuumJob(database)] : []),
  ]);
  return { app, deps };
}
