import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { publicPost, type PublicPost } from './public-post.ts'
import { readPublished } from './sql-blog.ts'

type Parts = Pick<Services, 'config' | 'database' | 'now'>

/** The tenant's posts whose publication time has come, newest first. */
export function publishedPosts(
  { config, database, now }: Parts,
  { id }: Pick<RequestTenant, 'id'>,
): Promise<readonly PublicPost[]> {
  return database.withTenant(id, async (tx) =>
    (await readPublished(tx, now())).map((row) => publicPost(row, config.apiBase)),
  )
}
