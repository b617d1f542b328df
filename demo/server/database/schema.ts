import { sql, type Column, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { lengths } from '../../../src/core/contract/lengths.ts'
import { accesses } from '../../../src/core/contract/portals.ts'
import { roles } from '../../../src/core/contract/session.ts'
import { plans, subscriptionStatuses } from '../../../src/core/contract/subscriptions.ts'

/** Text that sorts by bytes, so that order is the same on every engine and in every locale. */
const sortKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Precision of milliseconds as in JavaScript, so that values read back equal those written. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
const createdAt = () => moment('created_at').notNull().defaultNow()

/** Folded name, for sorting. `text-keys.ts` computes it and the keys below. */
const nameKey = () => sortKey('name_key').notNull()
const emailKey = () => sortKey('email_key').notNull().default('')

/**
 * Trigram index, which finds any part of a text. It needs the extension pg_trgm: see its migration.
 * It has no pending list, because that slows searches after many writes.
 */
const searchIndex = (name: string, column: ExtraConfigColumn) =>
  index(name).using('gin', column.op('gin_trgm_ops')).with({ fastupdate: false })

/** Counts changes of a row, for optimistic locking. Each update increments it in SQL, so that concurrent changes count. */
const version = () =>
  integer('version')
    .notNull()
    .default(1)
    .$onUpdate(() => sql`version + 1`)

/** Checks the maximum lengths of the contract. Null passes. */
const longest = (name: string, ...limits: [column: Column, characters: number][]) =>
  check(
    name,
    sql.join(
      limits.map(([column, characters]) => sql`char_length(${column}) <= ${sql.raw(String(characters))}`),
      sql` AND `,
    ),
  )

/** Checks that texts are not empty. */
const present = (name: string, ...columns: Column[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} <> ''`),
      sql` AND `,
    ),
  )

/** Enums sort in the order of the contract. */
export const adminRole = pgEnum('admin_role', roles)
export const embedAccess = pgEnum('embed_access', accesses)
export const plan = pgEnum('plan', plans)
export const subscriptionStatus = pgEnum('subscription_status', subscriptionStatuses)

export const admins = pgTable(
  'admins',
  {
    id: identity(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: adminRole('role').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    address: text('address'),
    description: text('description'),
    picture: text('picture'),
    createdAt: createdAt(),
    /** Null: the admin may sign in. */
    disabledAt: moment('disabled_at'),
    version: version(),
    nameKey: nameKey(),
    emailKey: emailKey(),
    /** Folded name and email, for searching. */
    searchKey: text('search_key').notNull(),
  },
  (table) => [
    uniqueIndex('admins_email').on(sql`lower(${table.email})`),
    index('admins_name').on(table.nameKey, table.id),
    index('admins_email_key').on(table.emailKey, table.id),
    index('admins_created').on(table.createdAt, table.id),
    searchIndex('admins_search', table.searchKey),
    present('admins_present', table.email, table.passwordHash, table.firstName, table.lastName),
    longest(
      'admins_lengths',
      [table.email, lengths.email],
      [table.firstName, lengths.first_name],
      [table.lastName, lengths.last_name],
      [table.city, lengths.city],
      [table.state, lengths.state],
      [table.country, lengths.country],
      [table.address, lengths.address],
      [table.description, lengths.description],
      [table.picture, 200],
    ),
  ],
)

const adminReference = () =>
  integer('admin_id')
    .notNull()
    .references(() => admins.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in the list of an admin's sessions. */
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    adminId: adminReference(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** Approximate time of the last use; idle sessions end early. */
    usedAt: moment('used_at').notNull().defaultNow(),
    /** Role of the admin when the session began. A change of role ends the session. */
    role: adminRole('role').notNull(),
    /** Address and browser of the sign-in. Null: opened by an older version. */
    address: text('address'),
    userAgent: text('user_agent'),
    /** Time of the last check of the password or passkey. Null: at the sign-in. */
    verifiedAt: moment('verified_at'),
  },
  (table) => [index('sessions_admin').on(table.adminId), index('sessions_expires').on(table.expiresAt), index('sessions_id').on(table.id)],
)

/** One-time links that set a new password. A used one stays for an hour, for the limit of requests. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    adminId: adminReference(),
    /** Address of the mail. Another email of the account ends the link. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_admin').on(table.adminId, table.createdAt)],
)

/** Secrets of authenticator apps, encrypted. */
export const totpSecrets = pgTable('totp_secrets', {
  adminId: adminReference().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until the first code is entered; sign-ins ignore it before. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last accepted code, so that no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    credentialId: text('credential_id').notNull(),
    adminId: adminReference(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_admin').on(table.adminId)],
)

/** Codes for the loss of a second factor, as hashes. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    adminId: adminReference(),
  },
  (table) => [index('recovery_codes_admin').on(table.adminId)],
)

/** Steps that wait for a second factor or a passkey. */
export const challenges = pgTable(
  'challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    adminId: adminReference(),
    purpose: text('purpose').notNull(),
    /** Random value that a passkey signs. */
    challenge: text('challenge'),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('challenges_admin').on(table.adminId), index('challenges_expires').on(table.expiresAt)],
)

/** Secret keys of portals, as hashes. A revoked one stays for the audit. */
export const portalKeys = pgTable(
  'portal_keys',
  {
    id: identity(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    lastFour: text('last_four').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('portal_keys_hash').on(table.keyHash),
    present('portal_keys_present', table.name),
    longest('portal_keys_lengths', [table.name, lengths.portal_name]),
  ],
)

/** Sessions of the users of portals, with their scope. */
export const embedSessions = pgTable(
  'embed_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    portalKeyId: integer('portal_key_id')
      .notNull()
      .references(() => portalKeys.id, { onDelete: 'cascade' }),
    portalUserId: text('portal_user_id').notNull(),
    portalUserName: text('portal_user_name').notNull(),
    elements: text('elements').array().notNull(),
    /** Null: all doctors. */
    doctorIds: integer('doctor_ids').array(),
    access: embedAccess('access').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('embed_sessions_key').on(table.portalKeyId), index('embed_sessions_expires').on(table.expiresAt)],
)

/** One row: the version of the functions that computed the stored keys. See `refold.ts`. */
export const textKeys = pgTable('text_keys', { version: integer('version').primaryKey() })

/** Failed sign-ins, by account and by address. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    subject: text('subject').primaryKey(),
    failures: integer('failures').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('sign_in_failures_ends').on(table.endsAt)],
)

export const doctors = pgTable(
  'doctors',
  {
    id: identity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    practiceName: text('practice_name').notNull(),
    email: text('email').notNull(),
    countryCode: text('country_code'),
    phone: text('phone'),
    address: text('address'),
    description: text('description'),
    picture: text('picture'),
    passwordHash: text('password_hash'),
    isActive: boolean('is_active').notNull().default(true),
    plan: plan('plan').notNull().default('free'),
    createdAt: createdAt(),
    version: version(),
    nameKey: nameKey(),
    /** Folded name and practice, for searching. */
    searchKey: text('search_key').notNull(),
    /** Folded email and digits of the phone, for searching. */
    contactKey: text('contact_key').notNull().default(''),
    emailKey: emailKey(),
    practiceKey: sortKey('practice_key').notNull().default(''),
    /** A missing phone sorts last. */
    phoneKey: sortKey('phone_key').notNull().default(''),
    /** Kept for sorting. Update it in the transaction that adds or removes a patient. */
    patientCount: integer('patient_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('doctors_email').on(sql`lower(${table.email})`),
    index('doctors_name').on(table.nameKey, table.id),
    index('doctors_created').on(table.createdAt, table.id),
    index('doctors_email_key').on(table.emailKey, table.id),
    index('doctors_practice').on(table.practiceKey, table.id),
    index('doctors_phone').on(table.phoneKey, table.id),
    index('doctors_patients').on(table.patientCount, table.id),
    index('doctors_active').on(table.isActive, table.id),
    index('doctors_plan').on(table.plan, table.id),
    searchIndex('doctors_search', table.searchKey),
    searchIndex('doctors_contact_search', table.contactKey),
    check('doctors_patient_count', sql`${table.patientCount} >= 0`),
    present('doctors_present', table.email, table.firstName, table.lastName),
    longest(
      'doctors_lengths',
      [table.email, lengths.email],
      [table.firstName, lengths.first_name],
      [table.lastName, lengths.last_name],
      [table.practiceName, lengths.practice_name],
      [table.countryCode, lengths.countryCode],
      [table.phone, lengths.phone],
      [table.address, lengths.address],
      [table.description, lengths.description],
      [table.picture, 200],
    ),
  ],
)

export const patients = pgTable(
  'patients',
  {
    id: identity(),
    doctorId: integer('doctor_id')
      .notNull()
      .references(() => doctors.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    dob: date('dob'),
    country: text('country'),
    description: text('description'),
    picture: text('picture'),
    createdAt: createdAt(),
    nameKey: nameKey(),
    emailKey: emailKey(),
    /** Folded name and email, for searching. */
    searchKey: text('search_key').notNull(),
    /** A missing date sorts last. */
    dobKey: date('dob_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${patients.dob}, 'infinity')`),
  },
  (table) => [
    index('patients_doctor').on(table.doctorId, table.createdAt, table.id),
    index('patients_name').on(table.nameKey, table.id),
    index('patients_email').on(table.emailKey, table.id),
    index('patients_dob').on(table.dobKey, table.id),
    index('patients_created').on(table.createdAt, table.id),
    searchIndex('patients_search', table.searchKey),
    present('patients_present', table.email, table.firstName, table.lastName),
    longest(
      'patients_lengths',
      [table.email, lengths.email],
      [table.firstName, lengths.first_name],
      [table.lastName, lengths.last_name],
      [table.country, lengths.country],
      [table.description, lengths.description],
      [table.picture, 200],
    ),
  ],
)

export const visits = pgTable(
  'visits',
  {
    id: identity(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    number: integer('number').notNull(),
    visitType: text('visit_type').notNull(),
    visitedAt: moment('visited_at').notNull(),
    /** Keys in the picture store, in display order. */
    pictures: text('pictures').array().notNull().default([]),
  },
  (table) => [
    unique('visits_number').on(table.patientId, table.number),
    check('visits_counted', sql`${table.number} > 0`),
    longest('visits_lengths', [table.visitType, 200]),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    doctorId: integer('doctor_id')
      .notNull()
      .references(() => doctors.id),
    plan: plan('plan').notNull(),
    status: subscriptionStatus('status').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Sorts by currency, then by amount: amounts of different currencies have no order of their own. */
    amountKey: sortKey('amount_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${subscriptions.currency} || lpad(${subscriptions.amountMinor}::text, 19, '0')`),
    paymentIntent: text('payment_intent_id'),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at'),
    version: version(),
    /** Copy of the doctor's name key, so that an index holds the list's order. Triggers of a migration maintain it. */
    nameKey: sortKey('name_key').notNull().default(''),
    /** A missing end sorts last. */
    endsKey: moment('ends_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${subscriptions.endsAt}, 'infinity')`),
  },
  (table) => [
    check('subscriptions_amount', sql`${table.amountMinor} >= 0`),
    check('subscriptions_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    longest('subscriptions_lengths', [table.paymentIntent, 255]),
    check('subscriptions_period', sql`${table.endsAt} > ${table.startedAt}`),
    // For doctors that a search finds: reads only the rows that pass the filter.
    index('subscriptions_doctor').on(table.doctorId, table.status, table.plan, table.id),
    // Every filter reads at most three ordered ranges of one index.
    index('subscriptions_status_name').on(table.status, table.nameKey, table.id),
    index('subscriptions_status_amount').on(table.status, table.amountKey, table.id),
    // The last columns are those that the overview sums: it then reads no rows.
    index('subscriptions_status_started').on(table.status, table.startedAt, table.id, table.currency, table.amountMinor),
    index('subscriptions_status_ended').on(table.status, table.endsKey, table.id, table.currency, table.amountMinor, table.startedAt),
    index('subscriptions_status_plan_name').on(table.status, table.plan, table.nameKey, table.id),
    index('subscriptions_status_plan_amount').on(table.status, table.plan, table.amountKey, table.id),
    index('subscriptions_status_plan_start').on(table.status, table.plan, table.startedAt, table.id),
    index('subscriptions_status_plan_end').on(table.status, table.plan, table.endsKey, table.id),
    index('subscriptions_status_plan').on(table.status, table.plan, table.id),
    index('subscriptions_plan_status').on(table.plan, table.status, table.id),
  ],
)

/**
 * Row counts of the large lists. The list `paying` sums active subscriptions with a price, by currency.
 * Triggers of the migrations maintain it: each change adds a row with its difference, so that changes do not block each
 * other. From time to time a change merges the rows.
 */
export const listCounts = pgTable('list_counts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  list: text('list').notNull(),
  status: subscriptionStatus('status'),
  plan: plan('plan'),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  currency: text('currency'),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull().default(0),
})

/**
 * Audit of changes by an admin, by a user of a portal, or by neither: on the command line.
 * Triggers of migrations make the table append-only; rows of the last 30 days cannot be deleted.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    adminId: integer('admin_id').references(() => admins.id),
    portalKeyId: integer('portal_key_id').references(() => portalKeys.id),
    portalUserId: text('portal_user_id'),
    portalUserName: text('portal_user_name'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    reason: text('reason'),
    /** Practice that the entry belongs to. */
    doctorId: integer('doctor_id'),
    /** Changed fields that are not secret. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** Address of a sign-in. */
    address: text('address'),
  },
  (table) => [
    index('audit_subject').on(table.subject, table.subjectId, table.id),
    index('audit_at').on(table.at, table.id),
    index('audit_subject_at').on(table.subject, table.at, table.id),
    index('audit_doctor').on(table.doctorId, table.at, table.id),
    index('audit_admin').on(table.adminId, table.at, table.id),
    present('audit_present', table.action, table.subject),
    check(
      'audit_actor',
      sql`num_nonnulls(${table.portalKeyId}, ${table.portalUserId}, ${table.portalUserName}) IN (0, 3)
        AND (${table.adminId} IS NULL OR ${table.portalKeyId} IS NULL)`,
    ),
    longest('audit_lengths', [table.action, 100], [table.subject, 100], [table.reason, lengths.reason]),
  ],
)

/** Codes that confirm a new email. Only an admin's latest code is valid; earlier ones count toward the limit. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: identity(),
    adminId: adminReference(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('email_codes_admin').on(table.adminId, table.id),
    check('email_codes_tries', sql`${table.tries} >= 0`),
    longest('email_codes_lengths', [table.email, lengths.email]),
  ],
)

export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    sealedText: text('sealed_text').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Time of the next attempt, even if the process that claimed the mail dies. */
    nextAt: moment('next_at').notNull(),
    /** Time after which the mail is useless. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('outbox_next').on(table.nextAt, table.id)],
)

/** Completed requests by key, so that a key acts once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Admin or user of a portal: see `ownerOf`. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
    longest('idempotency_keys_lengths', [table.key, 200]),
  ],
)

/** Facts about the database, such as its seed. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() })
