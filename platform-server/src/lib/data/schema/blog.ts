import type { ContentBlock } from '@platform/shared-contracts/http'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { tenantRows } from './policies.ts'

export const blogPosts = pgTable(
  'blog_posts',
  {
    tenantId: tenantColumn(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    author: text().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    body: jsonb().$type<ContentBlock[]>().notNull(),
    moduleCode: text('module_code'),
    /** `null` for a draft; a day to come for a post that is planned. */
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.slug] }),
    index('blog_posts_published').on(table.tenantId, table.publishedAt),
    ...tenantRows(table.tenantId),
  ],
)
