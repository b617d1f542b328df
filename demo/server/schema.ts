import { sql, type SQL } from 'drizzle-orm'
import {
  bigint, boolean, check, customType, index, integer, jsonb, numeric, pgEnum, pgTable, primaryKey, text, timestamp, uniqueIndex,
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
}, (table) => [uniqueIndex('admins_email').on(sql`lower(${table.email})`)])

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
  /** The name without case and accents, to sort by. */
  nameKey: sortKey('name_key').notNull(),
  /** Name and practice without case and accents, to search in. */
  searchKey: text('search_key').notNull(),
}, (table) => [
  uniqueIndex('doctors_email').on(sql`lower(${table.email})`),
  index('doctors_name').on(table.nameKey, table.id),
  index('doctors_created').on(table.createdAt, table.id),
  // A pending list would make searches slow after many writes.
  index('doctors_search').using('gin', sql`${table.searchKey} gin_trgm_ops`).with({ fastupdate: false }),
])

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
