import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { Tx } from '../../lib/data/database.ts'
import { progress, progressChanges } from '../../lib/data/schema/training/progress.ts'

const DAY_MS = 24 * 60 * 60_000

type Step = readonly [status: string, daysAgo: number]

/** The steps that a learner took through a module. */
const PATHS: readonly (readonly Step[])[] = [
  [
    ['in_progress', 61],
    ['completed', 58],
  ],
  [
    ['in_progress', 40],
    ['quiz_failed', 39],
    ['in_progress', 37],
    ['completed', 36],
  ],
  [['in_progress', 3]],
  [
    ['in_progress', 9],
    ['quiz_failed', 6],
  ],
  [
    ['in_progress', 790],
    ['completed', 780],
    ['expired', 50],
  ],
  [
    ['in_progress', 21],
    ['completed', 20],
  ],
  [['in_progress', 1]],
  [['not_started', 2]],
]

interface Learner {
  readonly id: number
  readonly tenantId: number
}

/** Some modules of one learner, in every state; `place` makes learners differ. */
export async function seedProgress(tx: Tx, learner: Learner, place: number, now: Date): Promise<void> {
  const modules = CORE_MODULES.slice(0, CORE_MODULES.length - 2 - (place % 5))
  const histories = modules.map(({ code: moduleCode }, index) =>
    (PATHS[(index + place * 3) % PATHS.length] ?? []).map(([status, daysAgo]) => ({
      tenantId: learner.tenantId,
      userId: learner.id,
      moduleCode,
      status,
      at: new Date(now.getTime() - daysAgo * DAY_MS),
    })),
  )
  const latest = histories.flatMap((changes) => changes.at(-1) ?? [])
  await tx.insert(progressChanges).values(histories.flat())
  await tx
    .insert(progress)
    .values(latest.map(({ at, ...current }) => ({ ...current, isSelfReported: false, updatedAt: at })))
}
