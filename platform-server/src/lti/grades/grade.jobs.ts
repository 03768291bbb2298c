import { and, eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { GuardedFetch } from '../../domain/outgoing/guarded-fetch.ts'
import { scoreJob, type ScorePayload } from '../../domain/lti/score-job.ts'
import { ltiGrades } from '../../lib/data/schema/standards/lti.ts'
import { GiveUp, type JobRun } from '../../lib/jobs/job.ts'
import { findPlatform, type PlatformRow } from '../platforms/sql-platforms.ts'
import { scoreAddress } from './score-address.rule.ts'
import { ServiceFailure } from './service-failure.ts'
import type { ServiceTokens } from './service-tokens.ts'

type GradeRow = typeof ltiGrades.$inferSelect

const SCORE_MAXIMUM = 100
const CONFLICT = 409
const UNAUTHORIZED = 401
const MAX_PROBLEM = 300

interface Parts {
  readonly services: Pick<Services, 'database' | 'jobs' | 'now'>
  readonly tokens: ServiceTokens
  readonly guardedFetch: GuardedFetch
}

/** Sends results to platforms. Doing it twice sends the same result with the same time, which platforms take once. */
export async function registerScoreJob({ services, tokens, guardedFetch }: Parts): Promise<void> {
  const { database, jobs, now } = services

  /** `null` when a newer result is on its way, or the platform is gone or switched off. */
  const find = ({ tenantId, gradeId, reportedAt }: ScorePayload) =>
    database.withTenant(tenantId, async (tx) => {
      const isIt = and(eq(ltiGrades.id, gradeId), eq(ltiGrades.reportedAt, new Date(reportedAt)))
      const [grade] = await tx.select().from(ltiGrades).where(isIt)
      return grade ? { grade, platform: await findPlatform(tx, grade.platformId) } : null
    })

  const record = ({ id, tenantId, reportedAt }: GradeRow, outcome: Partial<GradeRow>) =>
    database.withTenant(tenantId, async (tx) => {
      const isSame = reportedAt === null ? undefined : eq(ltiGrades.reportedAt, reportedAt)
      await tx
        .update(ltiGrades)
        .set(outcome)
        .where(and(eq(ltiGrades.id, id), isSame))
    })

  async function post(platform: PlatformRow, grade: GradeRow): Promise<void> {
    const answer = await guardedFetch(scoreAddress(grade.lineItem), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokens.get(platform)}`,
        'content-type': 'application/vnd.ims.lis.v1.score+json',
      },
      body: JSON.stringify(toScore(grade)),
    })
    // The platform has this result or a newer one.
    if (answer.ok || answer.status === CONFLICT) return
    if (answer.status === UNAUTHORIZED) tokens.forget(platform)
    throw new ServiceFailure('The gradebook', answer.status)
  }

  async function fail(grade: GradeRow, error: unknown, { attempt }: JobRun): Promise<never> {
    const isLasting = error instanceof ServiceFailure && error.isLasting
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, MAX_PROBLEM)
    const isOver = isLasting || attempt >= scoreJob.attempts
    await record(grade, { problem, ...(isOver ? { state: 'failed' as const } : {}) })
    throw isLasting ? new GiveUp(problem) : error
  }

  await jobs.register(scoreJob, async (payload, run) => {
    const found = await find(payload)
    if (!found) return
    const { grade, platform } = found
    try {
      if (!platform.isActive) throw new GiveUp('The connection with the platform is switched off.')
      await post(platform, grade)
    } catch (error) {
      await fail(grade, error, run)
    }
    await record(grade, { state: 'sent', sentAt: now(), problem: null })
  })
}

function toScore({ subject, activity, score, comment, reportedAt }: GradeRow) {
  return {
    userId: subject,
    timestamp: reportedAt?.toISOString(),
    activityProgress: activity,
    gradingProgress: score === null ? 'NotReady' : 'FullyGraded',
    ...(score === null
      ? {}
      : { scoreGiven: Math.round(score * SCORE_MAXIMUM * 100) / 100, scoreMaximum: SCORE_MAXIMUM }),
    ...(comment === null ? {} : { comment }),
  }
}
