import type { CertificateActKind, ExpiryBasis, MeasuredTraining } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn, users } from '../people.ts'
import { platformRows, tenantRows } from '../policies.ts'

/** What was true when it was issued is copied, so that a later change of a name or a course does not change it. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    number: text().notNull(),
    code: text().notNull(),
    moduleCode: text('module_code').notNull(),
    moduleTitle: text('module_title').notNull(),
    standard: text().notNull(),
    holderName: text('holder_name').notNull(),
    score: real().notNull(),
    /** As measured; the course's advertised minutes where `measured` is `null`. */
    minutes: integer().notNull(),
    /** What the server measured; `null` for a certificate from before it was required. */
    measured: jsonb().$type<MeasuredTraining>(),
    language: text().notNull(),
    contentVersion: text('content_version').notNull(),
    /** The partner who was available for questions when it was issued. */
    trainer: text(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    expiryBasis: text('expiry_basis').$type<ExpiryBasis>().notNull(),
    expiryRule: text('expiry_rule').notNull(),
    showsFullName: boolean('shows_full_name').notNull().default(false),
    replacedById: uuid('replaced_by_id'),
    replacedAt: instant('replaced_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** What it says, signed (domain/certificates/signing); `null` until the first time that someone needs it. */
    signed: text(),
  },
  (table) => [
    uniqueIndex('certificates_number').on(table.tenantId, table.number),
    uniqueIndex('certificates_code').on(table.code),
    index('certificates_user').on(table.userId, table.moduleCode, table.issuedAt),
    index('certificates_expiry')
      .on(table.expiresAt)
      .where(sql`${table.replacedById} is null and ${table.revokedAt} is null`),
    ...tenantRows(table.tenantId),
  ],
)

/** The last running number that a tenant used in a year. */
export const certificateNumbers = pgTable(
  'certificate_numbers',
  { tenantId: tenantColumn(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.year] }), ...tenantRows(table.tenantId)],
)

/** Hands-on practice that a partner has seen and signed for. */
export const practicals = pgTable(
  'practicals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    moduleCode: text('module_code').notNull(),
    performedOn: date('performed_on').notNull(),
    site: text().notNull(),
    equipment: text().notNull(),
    remarks: text().notNull(),
    checklist: jsonb().$type<string[]>().notNull(),
    /** The signer's statement, word for word. */
    statement: text().notNull().default(''),
    signature: text().notNull(),
    signedBy: text('signed_by').notNull(),
    signedAt: instant('signed_at').notNull(),
    /** Names the request that signed for many; without one, the person was signed for alone. */
    requestKey: text('request_key'),
  },
  (table) => [
    index('practicals_user').on(table.userId, table.moduleCode),
    uniqueIndex('practicals_request').on(table.tenantId, table.requestKey, table.userId),
    ...tenantRows(table.tenantId),
  ],
)

/** Which reminders of its expiry have been posted, by the days before it. */
export const certificateReminders = pgTable(
  'certificate_reminders',
  {
    tenantId: tenantColumn(),
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
    days: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.certificateId, table.days] }), ...tenantRows(table.tenantId)],
)

/** What a person signed for a certificate: the qualified trainer, or the certification of fall protection training. */
export const certificateActs = pgTable(
  'certificate_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    /** The holder of the certificate. */
    userId: userColumn(),
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
    kind: text().$type<CertificateActKind>().notNull(),
    /** The signer's account; the name stays when it goes. */
    signerId: integer('signer_id').references(() => users.id, { onDelete: 'set null' }),
    signedBy: text('signed_by').notNull(),
    /** The signer's credential when they signed: its name, its issuer, and its last day. */
    credential: text().notNull(),
    credentialIssuer: text('credential_issuer').notNull(),
    credentialExpiresOn: date('credential_expires_on'),
    /** Of a certification: the last day of the training, or the day on which prior training was found adequate. */
    trainedOn: date('trained_on'),
    adequateOn: date('adequate_on'),
    /** The signer's statement, word for word. */
    statement: text().notNull(),
    signature: text().notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [
    index('certificate_acts_certificate').on(table.certificateId),
    index('certificate_acts_user').on(table.userId),
    ...tenantRows(table.tenantId),
  ],
)

/** Ed25519 keys that sign certificates, for all tenants. A retired one stays published, so that its signatures can be checked. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** Thumbprint of the public key (RFC 7638). */
    kid: text().primaryKey(),
    /** The public key, as `x` of its JWK. */
    publicKey: text('public_key').notNull(),
    /** The private key, sealed; `null` for one that the configuration gives. */
    sealed: text(),
    createdAt: instant('created_at').notNull(),
    retiredAt: instant('retired_at'),
  },
  () => [platformRows()],
)
