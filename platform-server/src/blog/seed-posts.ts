import { and, isNull, sql } from 'drizzle-orm'
import type { Database } from '../lib/data/database.ts'
import { blogPosts } from '../lib/data/schema/content/blog.ts'
import { readPostFiles } from './content/post-files.ts'

const DEMO_TENANTS = [
  { id: 1, slug: 'oncall' },
  { id: 2, slug: 'trinova' },
] as const

/** The demo's posts. An unedited one follows its file; an edited one stays as it is. */
export async function seedDemoPosts(database: Database): Promise<void> {
  const files = readPostFiles()
  for (const { id: tenantId } of DEMO_TENANTS) {
    const rows = files.map(({ draft, home, publishedAt }) => {
      const homeId = DEMO_TENANTS.find(({ slug }) => slug === home)?.id ?? tenantId
      const homeTenantId = homeId === tenantId ? null : homeId
      return { ...draft, tenantId, homeTenantId, publishedAt, updatedAt: publishedAt }
    })
    await database.withTenant(tenantId, (tx) =>
      tx
        .insert(blogPosts)
        .values(rows)
        .onConflictDoUpdate({
          target: [blogPosts.tenantId, blogPosts.slug],
          set: FROM_FILE,
          setWhere: and(isNull(blogPosts.updatedBy), sql`${blogPosts.revision} = 1`),
        }),
    )
  }
}

const FROM_FILE = {
  title: sql`excluded.title`,
  excerpt: sql`excluded.excerpt`,
  author: sql`excluded.author`,
  tags: sql`excluded.tags`,
  body: sql`excluded.body`,
  moduleCode: sql`excluded.module_code`,
  homeTenantId: sql`excluded.home_tenant_id`,
}
