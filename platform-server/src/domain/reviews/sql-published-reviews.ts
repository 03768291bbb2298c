import type { ModuleReview, Rating } from '@platform/shared-contracts/http'
import { and, desc, eq, exists, isNull, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { moduleReviews } from '../../lib/data/schema/training/module-reviews.ts'
import { publicName } from '../accounts/public-name.rule.ts'
import { reviewFigures } from './review-figures.ts'

/** A certificate of the reviewed module that was not revoked; an expired one counts. */
function ofHolder(tx: Tx): SQL {
  return exists(
    tx
      .select({ found: sql`1` })
      .from(certificates)
      .where(
        and(
          eq(certificates.userId, moduleReviews.userId),
          eq(certificates.moduleCode, moduleReviews.moduleCode),
          isNull(certificates.revokedAt),
        ),
      ),
  )
}

function isPublic(tx: Tx, code?: string): SQL | undefined {
  return and(
    eq(moduleReviews.state, 'published'),
    code === undefined ? undefined : eq(moduleReviews.moduleCode, code),
    ofHolder(tx),
  )
}

/** By the code of the module; none for a module without a published review. */
export async function moduleRatings(tx: Tx, code?: string): Promise<ReadonlyMap<string, Rating>> {
  const rows = await tx
    .select({ code: moduleReviews.moduleCode, ...reviewFigures(moduleReviews.stars) })
    .from(moduleReviews)
    .where(isPublic(tx, code))
    .groupBy(moduleReviews.moduleCode)
  return new Map(rows.map(({ code: of, count, average }) => [of, { count, average: average ?? 0 }]))
}

interface Page {
  readonly page: number
  readonly size: number
}

/** The newest first. */
export async function publishedReviews(tx: Tx, code: string, { page, size }: Page): Promise<ModuleReview[]> {
  const { stars, comment, language, writtenAt, userId, id } = moduleReviews
  const rows = await tx
    .select({
      ...{ stars, comment, language, writtenAt },
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(moduleReviews)
    .innerJoin(users, eq(users.id, userId))
    .where(isPublic(tx, code))
    .orderBy(desc(writtenAt), desc(id))
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(({ name, ...row }) => ({
    ...row,
    author: publicName(name),
    writtenAt: row.writtenAt.toISOString(),
  }))
}
