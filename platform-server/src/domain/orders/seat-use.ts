import type { Order } from '@platform/shared-contracts/http'
import { LEARNER_PLAN } from '@platform/shared-contracts/rules'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import { quizAttempts } from '../../lib/data/schema/training/quizzes.ts'

interface Holding {
  readonly userId: number
  readonly since: Date
}

/** Whether a holder has started what a seat opened; a month of the subscription is used from its first day. */
export async function hasUsedSeat(tx: Tx, { lines }: Order, { userId, since }: Holding): Promise<boolean> {
  const codes = lines.map(({ code }) => code)
  if (codes.includes(LEARNER_PLAN)) return true
  const [lesson] = await tx
    .select({ code: lessonProgress.moduleCode })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.userId, userId),
        inArray(lessonProgress.moduleCode, codes),
        gte(lessonProgress.updatedAt, since),
      ),
    )
    .limit(1)
  const [attempt] = await tx
    .select({ code: quizAttempts.moduleCode })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.userId, userId),
        inArray(quizAttempts.moduleCode, codes),
        gte(quizAttempts.startedAt, since),
      ),
    )
    .limit(1)
  return lesson !== undefined || attempt !== undefined
}
