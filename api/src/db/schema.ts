import {
  businessStructureSchema,
  companyTypeSchema,
  compensationSchema,
  contactVisibilitySchema,
  currentRevenueSchema,
  fundingStageSchema,
  genderSchema,
  type Importance,
  roleSchema,
  sideSchema,
} from '@ampersand/contract/enumerations';
import { notificationKindSchema } from '@ampersand/contract/notifications';
import type { ApplicantReadings, FounderReadings } from '@ampersand/contract/preference';
import {
  APPLICANT_QUESTIONS,
  byQuestion,
  FOUNDER_QUESTIONS,
  type Questions,
} from '@ampersand/contract/questions';
import { ASKED_EMAIL_KINDS, EMAIL_KINDS, type EmailKind } from '@ampersand/contract/values';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, choice, createdAt, list, moment, oneOf, quoted, updatedAt } from './columns.ts';

/** What members are searched by, in lower case. Two spaces stand where each begins: there texts of less than three letters are found. */
export const searchedText = ({ fullName, email }: { fullName: AnyPgColumn; email: AnyPgColumn }) =>
  sql`lower('  ' || ${fullName} || E'\\n  ' || ${email})`;

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: choice('role', roleSchema.options).notNull(),
    fullName: text('full_name').notNull(),
    /** What others call them; null: the first word of the full name. */
    calledName: text('called_name'),
    phone: text('phone'),
    /** Storage key of the photo. */
    photoKey: text('photo_key'),
    emailConfirmedAt: moment('email_confirmed_at'),
    suspendedAt: moment('suspended_at'),
    /** When a moderator saw who they are; ends when the full name changes. */
    identityReviewedAt: moment('identity_reviewed_at'),
    /** The name it was given to; a server of a release before the badge changes the name alone. */
    identityReviewedName: text('identity_reviewed_name'),
    /** Whether the people they look at see that, and whether they see who looked at them. */
    showVisits: boolean('show_visits').notNull().default(true),
    contactVisibility: choice('contact_visibility', contactVisibilitySchema.options)
      .notNull()
      .default('MEMBERS'),
    /** Since when nobody is to find the profile. */
    pausedAt: moment('paused_at'),
    /** Kinds of email the person does not want. */
    mutedEmails: list('muted_emails')
      .$type<EmailKind[]>()
      .default([...ASKED_EMAIL_KINDS]),
    /** Kinds that the person wants once a day instead of at once. */
    dailyEmails: list('daily_emails').$type<EmailKind[]>(),
    /** Whether the people they write with see what they have read, where those show it too. */
    readMarks: boolean('read_marks').notNull().default(false),
    /** Whether pages may ask for a photo while there is none. */
    askForPhoto: boolean('ask_for_photo').notNull().default(true),
    /** When the account is to be deleted, if that was asked for; nobody finds the profile from then on. */
    deletionDueAt: moment('deletion_due_at'),
    lastActiveAt: moment('last_active_at').notNull().defaultNow(),
    /** Visits to the profile that are no longer kept one by one. */
    earlierVisits: integer('earlier_visits').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_photo_key_idx').on(table.photoKey).where(sql`photo_key is not null`),
    oneOf(table.role),
    oneOf(table.contactVisibility),
    check('users_muted_emails_check', sql.raw(`muted_emails <@ array[${quoted(EMAIL_KINDS)}]`)),
    check('users_daily_emails_check', sql.raw(`daily_emails <@ array[${quoted(EMAIL_KINDS)}]`)),
    index('users_deletion_due_at_idx').on(table.deletionDueAt),
    index('users_role_last_active_at_idx').on(table.role, table.lastActiveAt),
    index('users_role_created_at_idx').on(table.role, table.createdAt),
    index('users_pieces_idx').using('gin', sql`pieces_of(${searchedText(table)})`),
  ],
);

/** Whose row it is; it goes with the account. */
export const owner = (name = 'user_id') =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const profiles = pgTable(
  'profiles',
  {
    userId: owner().primaryKey(),
    age: smallint('age'),
    gender: choice('gender', genderSchema.options),
    location: text('location'),
    habits: list('habits'),
    skills: list('skills'),
    interests: list('interests'),
    hobbies: list('hobbies'),
    /** In which they can work. */
    languages: list('languages'),
    currentJob: text('current_job'),
    availability: boolean('availability'),
    salaryExpectations: text('salary_expectations'),
    /** What they are about, in their own words. */
    firstLine: text('first_line'),
    /** https addresses of pages about them. */
    linkedin: text('linkedin'),
    github: text('github'),
    portfolio: text('portfolio'),
    /** Their question to whoever invites them. */
    question: text('question'),
    /** Grows by one with every write to the profile, in whichever table: two windows do not overwrite each other. */
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [oneOf(table.gender)],
);

export const experiences = pgTable(
  'experiences',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    role: text('role').notNull(),
    company: text('company').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** Null means Present. */
    endDate: date('end_date', { mode: 'string' }),
    description: text('description'),
  },
  (table) => [index('experiences_user_id_idx').on(table.userId)],
);

export const educations = pgTable(
  'educations',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    institution: text('institution').notNull(),
    degree: text('degree').notNull(),
    fieldOfStudy: text('field_of_study'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    description: text('description'),
  },
  (table) => [index('educations_user_id_idx').on(table.userId)],
);

export const founderProfiles = pgTable(
  'founder_profiles',
  {
    userId: owner().primaryKey(),
    companyName: text('company_name').notNull(),
    companyType: choice('company_type', companyTypeSchema.options).notNull(),
    companyDescription: text('company_description'),
    website: text('website'),
    /** Only then may structure, stage and compensation be null: not said. */
    notFounded: boolean('not_founded').notNull().default(false),
    businessStructure: choice('business_structure', businessStructureSchema.options),
    industry: text('industry'),
    foundingDate: date('founding_date', { mode: 'string' }),
    companySizeMin: integer('company_size_min'),
    /** Null with a minimum: no upper bound. */
    companySizeMax: integer('company_size_max'),
    vision: text('vision'),
    mission: text('mission'),
    goals: text('goals'),
    fundingStage: choice('funding_stage', fundingStageSchema.options),
    /** US dollars. */
    fundingAmount: doublePrecision('funding_amount'),
    /** Per cent. */
    equityOffered: real('equity_offered'),
    compensation: choice('compensation', compensationSchema.options),
    shareStructure: text('share_structure'),
    currentRevenue: choice('current_revenue', currentRevenueSchema.options),
    lookingFor: text('looking_for').notNull(),
    otherDetails: text('other_details'),
    /** Storage key of the logo. */
    logoKey: text('logo_key'),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.companyType),
    oneOf(table.businessStructure),
    oneOf(table.fundingStage),
    oneOf(table.compensation),
    check(
      'founder_profiles_said',
      sql`${table.notFounded} or num_nulls(${table.businessStructure}, ${table.fundingStage}, ${table.compensation}) = 0`,
    ),
    oneOf(table.currentRevenue),
    index('founder_profiles_logo_key_idx').on(table.logoKey).where(sql`logo_key is not null`),
  ],
);

type ImportanceMarks = Partial<Record<string, Importance>>;
const importance = () => jsonb('importance').$type<ImportanceMarks>().notNull().default({});

/** An answer a question, the column named like the question. */
const answers = <Q extends Questions>(questions: Q) =>
  byQuestion(questions, { text: (name) => text(snakeCase(name)), list: (name) => list(snakeCase(name)) });
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const founderPreferences = pgTable('founder_preferences', {
  userId: owner().primaryKey(),
  ...answers(FOUNDER_QUESTIONS),
  importance: importance(),
  readings: jsonb('readings').$type<FounderReadings>().notNull().default({}),
  /** Counts the saves. */
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
});

export const applicantPreferences = pgTable('applicant_preferences', {
  userId: owner().primaryKey(),
  ...answers(APPLICANT_QUESTIONS),
  importance: importance(),
  readings: jsonb('readings').$type<ApplicantReadings>().notNull().default({}),
  /** Counts the saves. */
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** SHA-256 of the cookie's token. */
    tokenHash: bytea('token_hash').notNull(),
    address: text('address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** The end whatever happens; the idle end is counted from `lastSeenAt`. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_key').on(table.tokenHash),
    index('sessions_user_id_idx').on(table.userId),
  ],
);

/** Browsers in which somebody has logged in to an account: guesses made elsewhere do not slow them down. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** SHA-256 of the cookie's token; one browser can be known to several accounts. */
    tokenHash: bytea('token_hash').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_browsers_user_id_token_hash_key').on(table.userId, table.tokenHash),
    index('known_browsers_token_hash_idx').on(table.tokenHash),
  ],
);

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** SHA-256 of the cookie given to the browser that asked: its newer code replaces the older, that of another browser does not. */
    requestHash: bytea('request_hash').notNull(),
    /** HMAC-SHA-256 of the code, keyed with the request's token. */
    codeHash: bytea('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('one_time_codes_user_id_request_hash_key').on(table.userId, table.requestHash)],
);

/** Links that confirm an email address; the newest of each purpose counts. */
export const emailLinks = pgTable(
  'email_links',
  {
    userId: owner(),
    /** `confirm`: the address the account has; `change`: one it is to get. */
    purpose: choice('purpose', ['confirm', 'change']).notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: bytea('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    uniqueIndex('email_links_token_hash_key').on(table.tokenHash),
    oneOf(table.purpose),
  ],
);

/** Authenticator apps; one a person. */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  /** Base32, encrypted (lib/secrets.ts) for this person alone. */
  secret: text('secret').notNull(),
  /** Null until a first code has shown that the app works. */
  enabledAt: moment('enabled_at'),
  /** Time step of the last code that was taken; it and older ones are not taken again. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
});

/** Which secret (`APP_SECRET`) the encrypted values of this database are under; one row. */
export const appSecrets = pgTable(
  'app_secrets',
  {
    id: smallint('id').primaryKey().default(1),
    /** Derived from the secret, which it does not tell. */
    keyId: text('key_id').notNull(),
  },
  () => [check('app_secrets_id_check', sql.raw('id = 1'))],
);

/** Which installation this database is of: its bucket has a note of it. One row, made at the first start that has a bucket. */
export const installations = pgTable(
  'installations',
  {
    row: smallint('row').primaryKey().default(1),
    id: uuid('id').notNull(),
    /** Whether it came from a backup; it takes no bucket by itself, as it may be there for a rehearsal only. */
    isCopy: boolean('is_copy').notNull().default(false),
  },
  () => [check('installations_row_check', sql.raw('"row" = 1'))],
);

/** Who was asked by email, after 25 days of inactivity, whether they are still looking; the newest question counts. */
export const inactivityQuestions = pgTable(
  'silence_questions',
  {
    userId: owner().primaryKey(),
    /** SHA-256 of the token in the links. */
    tokenHash: bytea('token_hash').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [uniqueIndex('silence_questions_token_hash_key').on(table.tokenHash)],
);

/** Codes for one log-in each, for when the app is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    /** SHA-256. */
    codeHash: bytea('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Archives of everything held about a person, fetched by a link with a token. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** Storage key; null until the archive is made. */
    fileKey: text('file_key'),
    /** SHA-256 of the token in the link. */
    tokenHash: bytea('token_hash'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('account_exports_token_hash_key').on(table.tokenHash),
    index('account_exports_user_id_idx').on(table.userId),
  ],
);

/** Outbox of emails; bodies and headers are emptied once sent. Tables and columns keep the names they were made with. */
export const emails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The member whose email it is; it goes with the account. Null: of somebody who is none, or of an older version. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The other member it names. */
    aboutId: uuid('about_id').references(() => users.id, { onDelete: 'set null' }),
    /** What somebody wrote through the contact form and this email carries. */
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'cascade',
    }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body'),
    htmlBody: text('html_body'),
    replyTo: jsonb('reply_to').$type<{ name: string; address: string }>(),
    headers: jsonb('headers').$type<Record<string, string>>(),
    /** Files; their content is base64. */
    attachments: jsonb('attachments').$type<{ filename: string; contentType: string; content: string }[]>(),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
    /** The recipient's server wants nothing for this address, as far as we know. */
    refused: boolean('refused').notNull().default(false),
    /** Nothing is kept of it once it is sent or given up. */
    forget: boolean('forget').notNull().default(false),
  },
  (table) => [
    index('mails_user_id_idx').on(table.userId),
    index('mails_about_id_idx').on(table.aboutId),
    index('mails_contact_message_id_idx').on(table.contactMessageId),
    index('mails_sent_at_idx').on(table.sentAt),
    index('mails_failed_at_idx').on(table.failedAt).where(sql`failed_at is not null`),
    index('mails_waiting_idx').on(table.createdAt).where(sql`sent_at is null and failed_at is null`),
    index('mails_refused_idx').on(table.recipient).where(sql`refused`),
  ],
);

export const visits = pgTable(
  'profile_views',
  {
    viewerId: owner('viewer_id'),
    viewedId: owner('viewed_id'),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.viewedId, table.viewerId, table.day] }),
    index('profile_views_viewer_id_idx').on(table.viewerId),
    index('profile_views_created_at_idx').on(table.createdAt),
  ],
);

export const contactReveals = pgTable(
  'contact_reveals',
  {
    viewerId: owner('viewer_id'),
    revealedId: owner('revealed_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.revealedId] }),
    index('contact_reveals_viewer_id_created_at_idx').on(table.viewerId, table.createdAt),
    index('contact_reveals_revealed_id_idx').on(table.revealedId),
  ],
);

export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    date: moment('date').notNull(),
    location: text('location').notNull(),
    imageUrl: text('image_url'),
    /** Counts the saves. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('events_date_id_idx').on(table.date, table.id)],
);

/** Counters of the request limits; written by rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** A stranger asked for emails to an address; nobody is written to again before the address says yes. */
const optIn = () => ({
  id: uuid('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull(),
  /** When and from which network address the email with the link was last asked for. */
  askedAt: moment('asked_at').notNull(),
  askedFrom: text('asked_from').notNull(),
  /** SHA-256 of the token in the newest link; an older link no longer works. */
  confirmTokenHash: bytea('confirm_token_hash'),
  confirmExpiresAt: moment('confirm_expires_at'),
  /** When consent was given, and from which network address. */
  confirmedAt: moment('confirmed_at'),
  confirmedFrom: text('confirmed_from'),
  /** When an email last went out because somebody asked: bounds how often that happens. */
  lastEmailAt: moment('last_mail_at'),
});

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    ...optIn(),
    /** `blocked`: never written to, whoever asks. */
    status: choice('status', ['pending', 'confirmed', 'unsubscribed', 'blocked']).notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_key').on(table.email),
    uniqueIndex('newsletter_subscribers_confirm_token_hash_key').on(table.confirmTokenHash),
    oneOf(table.status),
  ],
);

/** Every email of the newsletter has its own link to unsubscribe, which works as long as the subscriber is known. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('newsletter_tokens_subscriber_id_idx').on(table.subscriberId)],
);

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    ...optIn(),
    status: choice('status', ['pending', 'confirmed', 'blocked']).notNull(),
    fullName: text('full_name'),
    role: choice('role', sideSchema.options),
  },
  (table) => [
    uniqueIndex('waitlist_entries_email_key').on(table.email),
    uniqueIndex('waitlist_entries_confirm_token_hash_key').on(table.confirmTokenHash),
    oneOf(table.status),
    oneOf(table.role),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    subject: text('subject'),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_created_at_idx').on(table.createdAt)],
);

/** What happened to a member, as the bell shows it. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** Whom it names; it goes when that person's account goes. */
    aboutId: uuid('about_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: choice('kind', notificationKindSchema.options).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Path of the web app. */
    link: text('link'),
    /** What a member is told once only, such as a visit of a person on a day. */
    dedupeKey: text('dedupe_key'),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_user_id_dedupe_key_key').on(table.userId, table.dedupeKey),
    index('notifications_user_id_created_at_idx').on(table.userId, table.createdAt, table.id),
    index('notifications_unread_idx').on(table.userId).where(sql`read_at is null`),
    index('notifications_about_id_idx').on(table.aboutId),
    index('notifications_created_at_idx').on(table.createdAt),
    oneOf(table.kind),
  ],
);
