import type { ReleaseManifest } from '@platform/shared-contracts/http'
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { platformRows } from './policies.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const sequence = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()

/** Immutable: everything that was ever deployed. */
export const registryReleases = pgTable(
  'registry_releases',
  {
    seq: sequence().unique(),
    remote: text().notNull(),
    release: text().notNull(),
    /** A ReleaseManifest; parsed again whenever it is read. */
    manifest: jsonb().notNull(),
    registeredBy: text('registered_by').notNull(),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.release] }), platformRows()],
)

/** Append-only: the state of the registry is the fold of these rows. */
export const registryChanges = pgTable(
  'registry_changes',
  {
    seq: sequence().primaryKey(),
    at: instant('at').notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    remote: text().notNull(),
    slot: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('registry_changes_remote').on(table.remote, table.seq), platformRows()],
)

export const deployTokens = pgTable(
  'deploy_tokens',
  {
    id: text().primaryKey(),
    team: text().notNull(),
    /** The display name of this token, for example `Build server`. */
    name: text().notNull(),
    /** SHA-256 of the secret, which is random enough to need no slow hash. */
    secretHash: text('secret_hash').notNull(),
    remotes: jsonb().$type<string[]>().notNull(),
    prefixes: jsonb().$type<string[]>().notNull(),
    menus: jsonb().$type<string[]>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
    /** Written at most every ten minutes, or when the address changes. */
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
  },
  () => [platformRows()],
)

/** Short-lived: one remote from a super admin's own machine, for the browser session that holds the cookie. */
export const registryOverrides = pgTable(
  'registry_overrides',
  {
    id: text().primaryKey(),
    /** Null, like the manifest, until the browser has read the release on that server. */
    remote: text(),
    url: text().notNull(),
    manifest: jsonb().$type<ReleaseManifest>(),
    createdBy: text('created_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  () => [platformRows()],
)
