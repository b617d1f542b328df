import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  bigint, boolean, check, customType, date, index, integer, jsonb, numeric, pgEnum, pgTable, primaryKey, text, timestamp, unique, uniqueIndex,
} from 'drizzle-orm/pg-core'
import { roles } from '../../src/core/contract/session.ts'
import { plans, subscriptionStatuses } from '../../src/core/contract/subscriptions.ts'
import { amountOf } from './money.ts'

/** Text that sorts by its bytes, the same on every engine and in every locale. */
const sortKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Milliseconds, as in JavaScript: what is read back equals what was written. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
const createdAt = () => moment('created_at').notNull().defaultNow()

/** The name without case and accents, to sort by. */
const nameKey = () => sortKey('name_key').notNull()
/** The email without case, to sort by and to search in. */
const emailKey = () => sortKey('email_key').notNull().generatedAlwaysAs(sql`lower(email)`)

/** Finds any part of a text. A pending list would make searches slow after many writes. */
const searchIndex = (name: string, column: SQLWrapper) => index(name).using('gin', sql`${column} gin_trgm_ops`).with({ fastupdate: false })

/** Enumerations sort in the order in which the contract lists them. */
export const adminRole = pgEnum('admin_role', roles)
export const plan = pgEnum('plan', plans)
export const subscriptionStatus = pgEnum('subscription_status', subscriptionStatuses)

export const admins = pgTable('admins', {
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
  nameKey: nameKey(),
  emailKey: emailKey(),
  /** Name and email without case and accents, to search in. */
  searchKey: text('search_key').notNull(),
}, (table) => [
  uniqueIndex('admins_email').on(sql`lower(${table.email})`),
  index('admins_name').on(table.nameKey, table.id),
  index('admins_email_key').on(table.emailKey, table.id),
  index('admins_created').on(table.createdAt, table.id),
  searchIndex('admins_search', table.searchKey),
])

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  adminId: integer('admin_id').notNull().references(() => admins.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
}, (table) => [index('sessions_admin').on(table.adminId), index('sessions_expires').on(table.expiresAt)])

/** Failed tries to sign in, by account and by address. */
export const signInFailures = pgTable('sign_in_failures', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  endsAt: moment('ends_at').notNull(),
})

export const doctors = pgTable('doctors', {
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
  nameKey: nameKey(),
  /** Name and practice without case and accents, to search in. */
  searchKey: text('search_key').notNull(),
  emailKey: emailKey(),
  /** What follows the name in the search key. */
  practiceKey: sortKey('practice_key').notNull()
    .generatedAlwaysAs((): SQL => sql`substr(${doctors.searchKey}, length(${doctors.nameKey}) + 2)`),
  phoneKey: sortKey('phone_key').generatedAlwaysAs((): SQL => sql`coalesce(${doctors.countryCode}, '') || ${doctors.phone}`),
  /** Kept here to sort by; whoever adds or removes a patient counts, in the same transaction. */
  patientCount: integer('patient_count').notNull().default(0),
}, (table) => [
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
  searchIndex('doctors_email_search', table.emailKey),
  check('doctors_patient_count', sql`${table.patientCount} >= 0`),
])

export const patients = pgTable('patients', {
  id: identity(),
  doctorId: integer('doctor_id').notNull().references(() => doctors.id),
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
  /** Name and email without case and accents, to search in. */
  searchKey: text('search_key').notNull(),
}, (table) => [
  index('patients_doctor').on(table.doctorId, table.createdAt, table.id),
  index('patients_name').on(table.nameKey, table.id),
  index('patients_email').on(table.emailKey, table.id),
  index('patients_dob').on(table.dob, table.id),
  index('patients_created').on(table.createdAt, table.id),
  searchIndex('patients_search', table.searchKey),
])

export const visits = pgTable('visits', {
  id: identity(),
  patientId: integer('patient_id').notNull().references(() => patients.id),
  number: integer('number').notNull(),
  visitType: text('visit_type').notNull(),
  visitedAt: moment('visited_at').notNull(),
  /** Keys in the picture store, in the order in which they are shown. */
  pictures: text('pictures').array().notNull().default([]),
}, (table) => [unique('visits_number').on(table.patientId, table.number), check('visits_counted', sql`${table.number} > 0`)])

export const subscriptions = pgTable('subscriptions', {
  id: identity(),
  doctorId: integer('doctor_id').notNull().references(() => doctors.id),
  plan: plan('plan').notNull(),
  status: subscriptionStatus('status').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  amount: numeric('amount', { precision: 18, scale: 3, mode: 'number' }).notNull()
    .generatedAlwaysAs((): SQL => amountOf(subscriptions.amountMinor, subscriptions.currency)),
  paymentIntent: text('payment_intent_id'),
  startedAt: moment('started_at').notNull(),
  endsAt: moment('ends_at'),
}, (table) => [
  check('subscriptions_amount', sql`${table.amountMinor} >= 0`),
  check('subscriptions_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  check('subscriptions_period', sql`${table.endsAt} > ${table.startedAt}`),
  index('subscriptions_doctor').on(table.doctorId, table.startedAt, table.id),
  index('subscriptions_plan').on(table.plan, table.id),
  index('subscriptions_status').on(table.status, table.id),
  index('subscriptions_status_started').on(table.status, table.startedAt, table.id),
  index('subscriptions_amount_key').on(table.amount, table.id),
  index('subscriptions_started').on(table.startedAt, table.id),
  index('subscriptions_ends').on(table.endsAt, table.id),
])

/** Who did what, when and why. A trigger of the migration lets rows be added, and nothing else. */
export const audit = pgTable('audit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  adminId: integer('admin_id').notNull().references(() => admins.id),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  subjectId: integer('subject_id').notNull(),
  reason: text('reason'),
}, (table) => [index('audit_subject').on(table.subject, table.subjectId, table.id)])

/** Codes sent to confirm a new email. An admin's latest one is open; the others tell how many were asked for. */
export const emailCodes = pgTable('email_codes', {
  id: identity(),
  adminId: integer('admin_id').notNull().references(() => admins.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
}, (table) => [index('email_codes_admin').on(table.adminId, table.id)])

/** Requests that were acted upon, so that the same key acts once. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  adminId: integer('admin_id').notNull().references(() => admins.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  answer: jsonb('answer').notNull(),
  createdAt: moment('created_at').notNull(),
}, (table) => [primaryKey({ columns: [table.adminId, table.key] }), index('idempotency_keys_created').on(table.createdAt)])

/** Facts about the database itself, such as what it was filled with. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() })
