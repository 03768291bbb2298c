import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { userColumn, users } from './people.ts'
import { tenantRows } from './policies.ts'

/** One authenticator app for each person; a second one may be waiting for confirmation, and then replaces it. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tenantId: tenantColumn(),
    /** Sealed (lib/secret-box.ts) for this person; `null` until one is confirmed. */
    secret: text(),
    /** Newest 30-second step whose code was used: neither that code nor an older one is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
    pendingSecret: text('pending_secret'),
    pendingUntil: instant('pending_until'),
  },
  (table) => tenantRows(table.tenantId),
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    /** Base64url, as the authenticator chose it. */
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator; always 0 for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    isSynced: boolean('is_synced').notNull(),
    /** Host name, WebAuthn's RP ID. */
    host: text().notNull(),
    /** The user id that the authenticator stores, the same for all of a person's passkeys. */
    userHandle: text('user_handle').notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.tenantId, table.credentialId),
    index('passkeys_user').on(table.userId),
    ...tenantRows(table.tenantId),
  ],
)

/** `selector` is the first part of the code, `hash` argon2id of the rest. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    selector: text().notNull(),
    hash: text().notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('recovery_codes_selector').on(table.userId, table.selector),
    ...tenantRows(table.tenantId),
  ],
)

/** Single-use and short-lived: for a login that waits for its second factor, or for a passkey. */
export const challenges = pgTable(
  'challenges',
  {
    /** Only a hash is stored, so a stolen database cannot complete a login. */
    hash: text().primaryKey(),
    tenantId: tenantColumn(),
    purpose: text()
      .$type<'login' | 'passkey-second-factor' | 'passkey-login' | 'passkey-registration' | 'passkey-proof'>()
      .notNull(),
    /** `null` if the passkey identifies the user. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the client's address and browser. */
    client: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('challenges_expiry').on(table.expiresAt),
    index('challenges_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    ...tenantRows(table.tenantId),
  ],
)
