import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { lessonNotes, lessonProgress, trainerQuestions } from '../lib/data/schema/training/lessons.ts'
import { users } from '../lib/data/schema/people.ts'
import { progress } from '../lib/data/schema/training/progress.ts'
import { findContent, versionAt } from '../domain/courses/module-content.ts'

const DAY_MS = 24 * 60 * 60_000
const DEMO_DOMAINS = [
  [1, 'oncall.test'],
  [2, 'trinova.test'],
] as const
/** Lessons that a learner has done in a module of this status; the rest is still to come. */
const DONE_LESSONS: Readonly<Record<string, number>> = { in_progress: 2, quiz_failed: 6, completed: 6 }

const QUESTIONS = [
  {
    moduleCode: 'IC0110',
    text: 'Our roof hatch ladder ends level with the roof. Is a grab bar on one side enough, or must both rails be longer?',
    daysAgo: 6,
    answer:
      'If the rails cannot reach 3 ft above the roof, the ladder must be secured at the top and have a grab device to help you on and off (1926.1053(b)(1)). A solid bar that you can hold while you move both feet is enough. Check that it is anchored and that you can reach it from the last rung. Send me a photo, and I will look at it.',
  },
  {
    moduleCode: 'IC0112',
    text: 'We work on a flat roof, about 12 ft from the edge, for one hour. Do we still need to tie off?',
    daysAgo: 1,
    answer: null,
  },
] as const

/** A learner whose subscription has ended since: her work stays readable to her. */
const PAST = {
  name: 'greta.lund',
  moduleCode: 'IC0110',
  text: 'Does the extension ladder in the yard need a readable label, or is the stamped rating enough?',
  daysAgo: 100,
  answer:
    'The stamped rating shows the load. The label also shows the warnings, so if you cannot read it, take the ladder out of service and order a new label.',
  note: 'Check the duty rating before anyone climbs with tools.',
} as const

/** What the demo's learners did in their lessons, and their questions. Learners with rows are left unchanged. */
export async function seedDemoLessons({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  for (const [tenantId, domain] of DEMO_DOMAINS)
    await database.withTenant(tenantId, async (tx) => {
      await seedLessons(tx, tenantId, now())
      await seedQuestions(tx, { tenantId, domain, now: now() })
    })
}

async function seedLessons(tx: Tx, tenantId: number, now: Date): Promise<void> {
  const [known] = await tx.select({ id: lessonProgress.lessonId }).from(lessonProgress).limit(1)
  if (known) return
  const statuses = Object.keys(DONE_LESSONS)
  const started = await tx.select().from(progress).where(inArray(progress.status, statuses))
  const rows = started.flatMap(({ userId, moduleCode, status, updatedAt }) => {
    const content = findContent(moduleCode)
    const done = content?.lessons.slice(0, DONE_LESSONS[status]) ?? []
    return done.map(({ id, minimumSeconds }) => ({
      tenantId,
      userId,
      moduleCode,
      lessonId: id,
      contentVersion: versionAt(moduleCode, updatedAt),
      dwellSeconds: minimumSeconds + 40,
      checkPassedAt: updatedAt,
      completedAt: updatedAt,
      updatedAt: updatedAt < now ? updatedAt : now,
    }))
  })
  if (rows.length > 0) await tx.insert(lessonProgress).values(rows)
}

interface SeedOptions {
  readonly tenantId: number
  readonly domain: string
  readonly now: Date
}

async function seedQuestions(tx: Tx, { tenantId, domain, now }: SeedOptions): Promise<void> {
  const idOf = async (name: string) => {
    const isThem = and(eq(users.tenantId, tenantId), eq(users.email, `${name}@${domain}`))
    const [person] = await tx.select({ id: users.id }).from(users).where(isThem)
    return person?.id
  }
  const [userId, answeredById] = [await idOf('subscriber'), await idOf('partner')]
  const [known] = await tx.select({ id: trainerQuestions.id }).from(trainerQuestions).limit(1)
  if (known || userId === undefined || answeredById === undefined) return
  const rows = QUESTIONS.map(({ moduleCode, text, daysAgo, answer }) => {
    const askedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const answered = answer && { answer, answeredById, answeredAt: new Date(askedAt.getTime() + DAY_MS / 6) }
    return { tenantId, userId, moduleCode, text, askedAt, ...(answered ?? {}) }
  })
  await tx.insert(trainerQuestions).values(rows)
  const place = { tenantId, moduleCode: 'IC0110', lessonId: 'IC0110-choosing' }
  const text = 'The 8 ft stepladder in the van has no readable label. Ask for a new one.'
  await tx.insert(lessonNotes).values({ ...place, userId, text, updatedAt: now })
  const past = await idOf(PAST.name)
  if (past === undefined) return
  const { moduleCode, daysAgo, answer } = PAST
  const askedAt = new Date(now.getTime() - daysAgo * DAY_MS)
  await tx.insert(lessonNotes).values({ ...place, userId: past, text: PAST.note, updatedAt: askedAt })
  const question = {
    ...{ tenantId, userId: past, moduleCode, text: PAST.text, askedAt },
    answer,
    answeredById,
  }
  await tx
    .insert(trainerQuestions)
    .values({ ...question, answeredAt: new Date(askedAt.getTime() + DAY_MS / 6) })
}
