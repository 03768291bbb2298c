import type { Database } from '../lib/data/database.ts'
import { blogPosts } from '../lib/data/schema/content/blog.ts'
import { POSTS_ON_PRACTICE } from './demo-posts-on-practice.ts'
import { POSTS_ON_RULES } from './demo-posts-on-rules.ts'

const DEMO_TENANT_IDS = [1, 2]

/** The demo's articles; an existing one keeps its edits. */
export async function seedDemoPosts(database: Database): Promise<void> {
  for (const tenantId of DEMO_TENANT_IDS) {
    const rows = [...POSTS_ON_RULES, ...POSTS_ON_PRACTICE].map(({ publishedAt, ...post }) => ({
      ...post,
      tenantId,
      publishedAt: new Date(publishedAt),
      updatedAt: new Date(publishedAt),
    }))
    await database.withTenant(tenantId, (tx) => tx.insert(blogPosts).values(rows).onConflictDoNothing())
  }
}
