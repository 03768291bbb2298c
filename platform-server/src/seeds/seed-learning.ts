import { PRACTICAL_STATEMENT } from '@platform/shared-contracts/http'
import { asc, eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { issueCertificate } from '../domain/certificates/issue-certificate.ts'
import { changeCertificate, insertPractical } from '../domain/certificates/sql-certificates.ts'
import { DEMO_TENANTS } from './people/demo-people.ts'
import type { Tx } from '../lib/data/database.ts'
import { lessonProgress } from '../lib/data/schema/training/lessons.ts'
import { users } from '../lib/data/schema/people.ts'
import { progressChanges } from '../lib/data/schema/training/progress.ts'
import type { Person } from '../domain/accounts/people.ts'
import { seedActs } from '../certificates/acts/demo-act.ts'
import { credentialsOfPartner } from '../domain/certificates/partner-credentials.ts'
import { findContent, versionAt } from '../domain/courses/module-content.ts'
import { quizCourse, quizQuestions } from '../domain/courses/quiz-source.ts'
import { recordProgress } from '../domain/progress/sql-progress.ts'
import { seedAttempt, type DemoAttempt } from '../quizzes/demo-attempt.ts'
import { measuredTraining } from '../quizzes/access/measured-training.ts'
import { attemptsOf, insertUnlock, lockLearner } from '../quizzes/sql-attempts.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const EXPIRING = { moduleCode: 'IC0121', daysAgo: 345 }
const OPEN_MODULE = 'IC0111'
/** Passes up to so long ago are measured; older ones show the rules from before. */
const MEASURED_DAYS = 45
/** A measured certificate that no trainer has signed yet. */
const UNSIGNED_MODULE = 'IC0111'
/** Staff opened its quiz to someone who has read a part. */
const OPENED_MODULE = 'IC0112'
const LOCKED_MODULE = 'IC0119'
const REVOKED = {
  moduleCode: 'IC0120',
  reason: 'The holder had help from a coworker during the quiz. The holder was informed.',
}

/** Attempts, certificates and sign-offs that match the demo's progress. Learners with attempts are left unchanged. */
export async function seedDemoLearning({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  for (const { tenantId, domain } of DEMO_TENANTS)
    await database.withTenant(tenantId, async (tx) => {
      const people = await tx.select().from(users).where(eq(users.tenantId, tenantId)).orderBy(asc(users.id))
      for (const person of people.filter(({ email }) => email.endsWith(`@${domain}`)))
        await seedLearner(tx, person, now())
    })
}

async function seedLearner(tx: Tx, person: Person, now: Date): Promise<void> {
  await lockLearner(tx, person.id)
  if ((await attemptsOf(tx, person.id)).length > 0) return
  const history = await tx
    .select()
    .from(progressChanges)
    .where(eq(progressChanges.userId, person.id))
    .orderBy(asc(progressChanges.at))
  const { before = nothing, after = nothing } = EXTRAS.get(person.email.replace(/@.*/, '')) ?? {}
  await before(tx, person, now)
  for (const { moduleCode, status, at } of history) {
    const isMeasured = now.getTime() - at.getTime() < MEASURED_DAYS * DAY_MS
    if (status === 'completed') await seedPass(tx, person, { moduleCode, at, isMeasured })
    if (status === 'quiz_failed') await demoAttempt(tx, person, { moduleCode, at, state: 'failed' })
  }
  await after(tx, person, now)
}

type Seed = (tx: Tx, person: Person, now: Date) => Promise<void>

/** What some people have in addition to what follows from their progress. */
const EXTRAS = new Map<string, { readonly before?: Seed; readonly after?: Seed }>([
  ['subscriber', { before: seedExpiring, after: seedOpen }],
  ['tomas.havel', { after: seedLocked }],
  ['mei.chen', { after: seedOpened }],
  ['owen.gallagher', { after: seedRevoked }],
])
const nothing: Seed = async () => undefined

interface Taken {
  readonly moduleCode: string
  readonly at: Date
}

async function demoAttempt(
  tx: Tx,
  { id: userId, tenantId }: Person,
  attempt: Taken & Pick<DemoAttempt, 'state' | 'certificateId'>,
): Promise<number> {
  const { moduleCode } = attempt
  const contentVersion = String(versionAt(moduleCode, attempt.at))
  return seedAttempt(tx, { ...attempt, userId, tenantId, contentVersion, pool: quizQuestions(moduleCode) })
}

async function seedPass(
  tx: Tx,
  person: Person,
  { moduleCode, at, isMeasured }: Taken & { readonly isMeasured: boolean },
): Promise<string | null> {
  const course = quizCourse(moduleCode)
  if (!course) return null
  const { id: userId, tenantId } = person
  const contentVersion = String(versionAt(moduleCode, at))
  const taken = { tenantId, userId, moduleCode, contentVersion, language: course.language, score: 0.9, at }
  const measured = isMeasured ? await measuredTraining(tx, { ...taken, basis: 'lessons' }) : null
  const certificateId = await issueCertificate(tx, { ...taken, course, measured })
  const score = await demoAttempt(tx, person, { moduleCode, at, state: 'passed', certificateId })
  await changeCertificate(tx, certificateId, { score })
  if (moduleCode === 'IC0110') await seedSignOff(tx, person, { moduleCode, at })
  if (isMeasured) await seedTrainer(tx, person, { id: certificateId, moduleCode, issuedAt: at })
  return certificateId
}

/** The partner signs what was measured; one signature in the demo has lapsed. */
async function seedTrainer(
  tx: Tx,
  { id: userId, tenantId, assignedPartnerId }: Person,
  certificate: { readonly id: string; readonly moduleCode: string; readonly issuedAt: Date },
): Promise<void> {
  const partner = assignedPartnerId === null ? null : await personOf(tx, assignedPartnerId)
  if (!partner || certificate.moduleCode === UNSIGNED_MODULE) return
  const current = await credentialsOfPartner(tx, partner.id)
  const credential = certificate.moduleCode === EXPIRING.moduleCode ? null : current[0]
  if (credential === undefined) return
  const signer = { id: partner.id, name: `${partner.firstName} ${partner.lastName}` }
  await seedActs(tx, { certificate: { ...certificate, tenantId, userId }, signer, credential })
}

async function personOf(tx: Tx, id: number): Promise<Person | undefined> {
  const [person] = await tx.select().from(users).where(eq(users.id, id))
  return person
}

async function seedSignOff(tx: Tx, person: Person, { moduleCode, at }: Taken): Promise<void> {
  const partner = person.assignedPartnerId === null ? null : await personOf(tx, person.assignedPartnerId)
  if (!partner) return
  const signedAt = new Date(at.getTime() + 2 * DAY_MS)
  const signedBy = `${partner.firstName} ${partner.lastName}`
  await insertPractical(tx, {
    ...{ tenantId: person.tenantId, userId: person.id, moduleCode, signedBy, signedAt },
    performedOn: signedAt.toISOString().slice(0, 10),
    site: 'Training yard, bay 2',
    equipment: 'Extension ladder, 24 ft',
    remarks: 'Sets the ladder angle correctly without a reminder.',
    checklist: [
      'Inspected the ladder before use',
      'Set it up at 4 to 1',
      'Climbed with three points of contact',
    ],
    statement: PRACTICAL_STATEMENT,
    signature: signedBy,
  })
}

async function seedExpiring(tx: Tx, person: Person, now: Date): Promise<void> {
  const { moduleCode, daysAgo } = EXPIRING
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  const { id: userId, tenantId } = person
  await recordProgress(tx, {
    ...{ tenantId, userId, moduleCode, at },
    status: 'completed',
    isSelfReported: false,
    requestKey: null,
  })
  await seedRead(tx, person, { moduleCode, at })
  await seedPass(tx, person, { moduleCode, at, isMeasured: true })
}

/** All lessons of a module, the day before. */
async function seedRead(tx: Tx, { id: userId, tenantId }: Person, { moduleCode, at }: Taken): Promise<void> {
  const readAt = new Date(at.getTime() - DAY_MS)
  const rows = (findContent(moduleCode)?.lessons ?? []).map(({ id, minimumSeconds }) => ({
    ...{ tenantId, userId, moduleCode, lessonId: id },
    contentVersion: versionAt(moduleCode, at),
    dwellSeconds: minimumSeconds * 2,
    ...{ checkPassedAt: readAt, completedAt: readAt, updatedAt: readAt },
  }))
  await tx.insert(lessonProgress).values(rows).onConflictDoNothing()
}

async function seedOpen(tx: Tx, person: Person, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 3 * HOUR_MS)
  await demoAttempt(tx, person, { moduleCode: OPEN_MODULE, at, state: 'open' })
}

async function seedOpened(tx: Tx, { id: userId, tenantId }: Person, now: Date): Promise<void> {
  const at = new Date(now.getTime() - DAY_MS)
  const reason = 'Attended the class on site. The sign-in sheet is filed.'
  const unlockedBy = `partner@${DEMO_TENANTS.find((tenant) => tenant.tenantId === tenantId)?.domain ?? ''}`
  await insertUnlock(tx, {
    tenantId,
    userId,
    moduleCode: OPENED_MODULE,
    kind: 'lessons',
    reason,
    unlockedBy,
    at,
  })
}

async function seedLocked(tx: Tx, person: Person, now: Date): Promise<void> {
  for (const hoursAgo of [6, 4, 2]) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
    await demoAttempt(tx, person, { moduleCode: LOCKED_MODULE, at, state: 'failed' })
  }
}

async function seedRevoked(tx: Tx, person: Person, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 100 * DAY_MS)
  const id = await seedPass(tx, person, { moduleCode: REVOKED.moduleCode, at, isMeasured: false })
  const revokedAt = new Date(now.getTime() - 60 * DAY_MS)
  if (id) await changeCertificate(tx, id, { revokedAt, revokedReason: REVOKED.reason })
}
