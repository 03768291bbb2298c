import type { BlogBlock } from '@platform/shared-contracts/http'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'
import { tenants } from '../tenants.ts'

export const blogPosts = pgTable(
  'blog_posts',
  {
    tenantId: tenantColumn(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    author: text().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    body: jsonb().$type<BlogBlock[]>().notNull(),
    moduleCode: text('module_code'),
    /** `null` for a draft; a future day for a scheduled post. */
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    updatedBy: text('updated_by'),
    /** The tenant whose site has the original of the post; `null` for this one. */
    homeTenantId: integer('home_tenant_id').references(() => tenants.id, { onDelete: 'set null' }),
    /** Increases with every change. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.slug] }),
    index('blog_posts_published').on(table.tenantId, table.publishedAt),
    ...tenantRows(table.tenantId),
  ],
)

/** Addresses that a post had before, so that links to them still work. */
export const formerBlogSlugs = pgTable(
  'former_blog_slugs',
  { tenantId: tenantColumn(), formerSlug: text('former_slug').notNull(), slug: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.formerSlug] }),
    foreignKey({
      columns: [table.tenantId, table.slug],
      foreignColumns: [blogPosts.tenantId, blogPosts.slug],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    ...tenantRows(table.tenantId),
  ],
)
