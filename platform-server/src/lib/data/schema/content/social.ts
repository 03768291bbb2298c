import type { SocialNetwork, SocialState } from '@platform/shared-contracts/http'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'

/** Posts that people publish by hand on the tenant's accounts. */
export const socialPosts = pgTable(
  'social_posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    text: text().notNull(),
    link: text(),
    networks: jsonb().$type<SocialNetwork[]>().notNull(),
    state: text().$type<SocialState>().notNull(),
    /** Stays when the post is out: the time for which it was meant. */
    plannedFor: instant('planned_for'),
    postedAt: instant('posted_at'),
    createdBy: text('created_by').notNull(),
    /** Differs after every change. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('social_posts_tenant_state').on(table.tenantId, table.state),
    ...tenantRows(table.tenantId),
  ],
)
