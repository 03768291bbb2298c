import { PRACTICAL_STATEMENT, type PracticeBulkRequest } from '@platform/shared-contracts/http'
import { PRACTICE_POINTS } from '@platform/shared-contracts/rules'
import { eq, inArray } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { isInFuture, refuseOtherName, signerName } from '../../domain/certificates/signer.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { recordAudits } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { practicals } from '../../lib/data/schema/training/certificates.ts'
import { ProblemError } from '../../lib/problem.ts'
import { practiceSelection, practicingLearners, type Practicing } from './practice-selection.ts'
import { signerOf } from './preview-practice.ts'

const DAY_MS = 24 * 60 * 60_000
/** Practice up to a year before the pass counts, so a year ago it counts for every certificate. */
const OLDEST_DAYS = 365

interface Signing extends Practicing {
  readonly wanted: PracticeBulkRequest
  /** Of the request; `null` for one that is not repeated. */
  readonly requestKey: string | null
}

export interface SignedPractice {
  readonly signed: number
  /** Who was signed for now: no one by a repeated request. */
  readonly learners: readonly Person[]
  readonly signedBy: string
}

/** Errors  403 `practice-signer`, 404, 409 `credential-needed` or `count-changed`, 422. */
export async function signPractice(tx: Tx, signing: Signing): Promise<SignedPractice> {
  const { who, wanted, now } = signing
  await refuseUnqualified(tx, signing)
  const signedBy = await signerName(tx, who.userId)
  refuseUnfit(wanted, now)
  refuseOtherName(wanted.signature, signedBy)
  const requestKey = signing.requestKey === null ? null : `${who.userId}/${signing.requestKey}`
  const signedBefore = async () =>
    requestKey === null ? 0 : tx.$count(practicals, eq(practicals.requestKey, requestKey))
  const repeated = await signedBefore()
  if (repeated > 0) return { signed: repeated, learners: [], signedBy }
  const learners = await lockedLearners(tx, signing)
  // The same request may have been under way until these people were free.
  const meanwhile = await signedBefore()
  if (meanwhile > 0) return { signed: meanwhile, learners: [], signedBy }
  const { ready } = await practiceSelection(tx, signing, learners)
  if (ready.length !== wanted.ready)
    throw new ProblemError(409, 'count-changed', { values: { found: ready.length } })
  await store(tx, signing, { ready, signedBy, requestKey })
  return { signed: ready.length, learners: ready, signedBy }
}

async function refuseUnqualified(tx: Tx, { who, now }: Signing): Promise<void> {
  const { refusal } = await signerOf(tx, who, now)
  if (refusal === 'not-trainer') throw new ProblemError(403, 'practice-signer')
  if (refusal === 'no-credential') throw new ProblemError(409, 'credential-needed')
}

/** Practice with a point missing is not complete. */
function refuseUnfit({ moduleCode, performedOn, checklist }: PracticeBulkRequest, now: Date): void {
  if (isInFuture(performedOn, now))
    throw new ProblemError(422, 'invalid:practice-day', { field: 'performedOn' })
  if (performedOn < dayOf(new Date(now.getTime() - OLDEST_DAYS * DAY_MS)))
    throw new ProblemError(422, 'invalid:practice-too-old', { field: 'performedOn' })
  const points = PRACTICE_POINTS[moduleCode] ?? []
  if (!points.every((point) => checklist.includes(point)))
    throw new ProblemError(422, 'invalid:practice-points', { field: 'checklist' })
}

/** Of two requests for a person at once, the second sees what the first has signed. */
async function lockedLearners(tx: Tx, signing: Signing): Promise<Person[]> {
  const learners = await practicingLearners(tx, signing)
  const ids = learners.map(({ id }) => id)
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('no key update')
  return learners
}

interface Ready {
  readonly ready: readonly Person[]
  readonly signedBy: string
  readonly requestKey: string | null
}

async function store(tx: Tx, { who, wanted, now }: Signing, { ready, ...signed }: Ready): Promise<void> {
  const { tenantId, email: actor } = who
  const { moduleCode, performedOn, site, equipment, remarks, checklist, signature } = wanted
  const practice = {
    ...{ moduleCode, performedOn, site, equipment, remarks, checklist, signature },
    statement: PRACTICAL_STATEMENT,
  }
  await tx
    .insert(practicals)
    .values(ready.map(({ id: userId }) => ({ ...practice, ...signed, signedAt: now, tenantId, userId })))
  await recordAudits(
    tx,
    ready.map(({ id }) => ({
      ...{ tenantId, actor, action: 'practical.sign' as const, after: practice },
      subject: `user/${id}/practical/${moduleCode}`,
    })),
  )
}
