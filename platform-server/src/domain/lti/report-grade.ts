import { and, eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ltiGrades } from '../../lib/data/schema/standards/lti.ts'
import { gradeAfter, type GradeReport } from './grade-report.rule.ts'
import { scoreJob } from './score-job.ts'

type GradeRow = typeof ltiGrades.$inferSelect

interface Trained {
  readonly userId: number
  readonly moduleCode: string
}

/** Reports to every gradebook in which the person has a column for the module; part of the transaction of the result. */
export async function reportGrade(
  jobs: Services['jobs'],
  tx: Tx,
  { userId, moduleCode }: Trained,
  report: GradeReport,
): Promise<void> {
  const isTheirs = and(eq(ltiGrades.userId, userId), eq(ltiGrades.moduleCode, moduleCode))
  const columns = await tx.select().from(ltiGrades).where(isTheirs).for('update')
  for (const column of columns) await reportTo(jobs, tx, column, report)
}

export async function reportTo(
  jobs: Services['jobs'],
  tx: Tx,
  column: GradeRow,
  report: GradeReport,
): Promise<void> {
  const next = gradeAfter(column, report)
  if (!next) return
  const waiting = { ...next, state: 'waiting' as const, problem: null }
  await tx.update(ltiGrades).set(waiting).where(eq(ltiGrades.id, column.id))
  await enqueueScore(jobs, tx, { ...column, ...waiting })
}

/** Sends what the row says, whether or not it was sent before. */
export async function enqueueScore(
  jobs: Services['jobs'],
  tx: Tx,
  { tenantId, id: gradeId, reportedAt }: Pick<GradeRow, 'tenantId' | 'id' | 'reportedAt'>,
): Promise<void> {
  if (reportedAt)
    await jobs.enqueue(scoreJob, { tenantId, gradeId, reportedAt: reportedAt.toISOString() }, { tx })
}
