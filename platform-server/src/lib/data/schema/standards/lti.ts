import type { Language, LtiGrade } from '@platform/shared-contracts/http'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** A learning management system that may open modules, as staff registered it. */
export const ltiPlatforms = pgTable(
  'lti_platforms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    name: text().notNull(),
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    deploymentIds: jsonb('deployment_ids').$type<string[]>().notNull(),
    siteUrl: text('site_url').notNull(),
    keysetUrl: text('keyset_url').notNull(),
    loginUrl: text('login_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    /** Lowercase. */
    emailDomains: jsonb('email_domains').$type<string[]>().notNull(),
    moduleCodes: jsonb('module_codes').$type<string[]>().notNull(),
    givesAccess: boolean('gives_access').notNull(),
    seats: integer(),
    isActive: boolean('is_active').notNull(),
    lastLaunchAt: instant('last_launch_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lti_platforms_client').on(table.tenantId, table.issuer, table.clientId),
    ...tenantRows(table.tenantId),
  ],
)

const platformColumn = () =>
  integer('platform_id')
    .notNull()
    .references(() => ltiPlatforms.id, { onDelete: 'cascade' })

/** Key pairs with which a tenant signs what it sends to platforms; the newest signs. */
export const ltiKeys = pgTable(
  'lti_keys',
  {
    /** `kid` */
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    publicKey: jsonb('public_key').$type<Record<string, string>>().notNull(),
    /** JWK, sealed (lib/keys/secret-box.ts) for this tenant and key; never leaves the server. */
    privateKey: text('private_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a newer one replaced it. */
    retiredAt: instant('retired_at'),
  },
  (table) => [index('lti_keys_tenant').on(table.tenantId, table.createdAt), ...tenantRows(table.tenantId)],
)

/** A login that was started and whose answer is awaited. Only hashes, so that a stolen database starts nothing. */
export const ltiStates = pgTable(
  'lti_states',
  {
    stateHash: text('state_hash').primaryKey(),
    tenantId: tenantColumn(),
    platformId: platformColumn(),
    nonceHash: text('nonce_hash').notNull(),
    /** Of the cookie of the browser that started it. */
    browserHash: text('browser_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('lti_states_expiry').on(table.expiresAt), ...tenantRows(table.tenantId)],
)

/** The person of a launch as the platform named them, and the column for their result. */
export interface LaunchedPerson {
  readonly subject: string
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly moduleCode: string
  /** Address of the line item; `null` where no result is wanted. */
  readonly lineItem: string | null
}

/** What a platform asks for when it lets a person choose modules. */
export interface ContentRequest {
  readonly deploymentId: string
  readonly returnUrl: string
  readonly data: string | null
  readonly isMultiple: boolean
  readonly takesLineItems: boolean
  readonly language: Language
}

/** A verified message of a platform that the browser has not used up yet. */
export const ltiLaunches = pgTable(
  'lti_launches',
  {
    codeHash: text('code_hash').primaryKey(),
    tenantId: tenantColumn(),
    platformId: platformColumn(),
    browserHash: text('browser_hash').notNull(),
    person: jsonb().$type<LaunchedPerson>(),
    content: jsonb().$type<ContentRequest>(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('lti_launches_expiry').on(table.expiresAt), ...tenantRows(table.tenantId)],
)

/** Which account a platform's person is. */
export const ltiPeople = pgTable(
  'lti_people',
  {
    tenantId: tenantColumn(),
    platformId: platformColumn(),
    /** `sub` */
    subject: text().notNull(),
    userId: userColumn(),
    connectedAt: instant('connected_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.subject] }),
    uniqueIndex('lti_people_account').on(table.platformId, table.userId),
    index('lti_people_user').on(table.userId),
    ...tenantRows(table.tenantId),
  ],
)

/** A person's column in a gradebook, and what was last reported of it. */
export const ltiGrades = pgTable(
  'lti_grades',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    platformId: platformColumn(),
    userId: userColumn(),
    subject: text().notNull(),
    moduleCode: text('module_code').notNull(),
    lineItem: text('line_item').notNull(),
    state: text().$type<LtiGrade['state']>().notNull().default('none'),
    activity: text().$type<NonNullable<LtiGrade['activity']>>(),
    score: doublePrecision(),
    comment: text(),
    /** A result after it is not reported: the module is passed. */
    isPassed: boolean('is_passed').notNull().default(false),
    /** Sent as the time of the result: platforms refuse an older one. */
    reportedAt: instant('reported_at'),
    sentAt: instant('sent_at'),
    problem: text(),
  },
  (table) => [
    uniqueIndex('lti_grades_column').on(table.platformId, table.lineItem, table.subject),
    index('lti_grades_user').on(table.userId, table.moduleCode),
    ...tenantRows(table.tenantId),
  ],
)
