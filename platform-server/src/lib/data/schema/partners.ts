import type { PartnerCredential } from '@platform/shared-contracts/http'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { tenantColumn } from './columns.ts'
import { userColumn } from './people.ts'
import { tenantRows } from './policies.ts'

/** A professional partner's public profile, in addition to their account. */
export const partnerProfiles = pgTable(
  'partner_profiles',
  {
    userId: userColumn().primaryKey(),
    tenantId: tenantColumn(),
    publicUrl: text('public_url').notNull(),
    bio: jsonb().$type<string[]>().notNull(),
    services: jsonb().$type<string[]>().notNull(),
    states: jsonb().$type<string[]>().notNull(),
    languages: jsonb().$type<string[]>().notNull(),
    specialties: jsonb().$type<string[]>().notNull(),
    credentials: jsonb().$type<PartnerCredential[]>().notNull(),
    /** The key of the photo in the file storage. */
    portraitKey: text('portrait_key'),
  },
  (table) => [
    uniqueIndex('partner_profiles_public_url').on(table.tenantId, table.publicUrl),
    ...tenantRows(table.tenantId),
  ],
)
