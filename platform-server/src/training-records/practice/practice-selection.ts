import type { PracticePreviewRequest, PracticeSkip } from '@platform/shared-contracts/http'
import { CORE_MODULES, countsAsAdmin } from '@platform/shared-contracts/rules'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../app/request-context.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { signOffOf } from '../../domain/certificates/sign-off.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { certificates, practicals } from '../../lib/data/schema/training/certificates.ts'
import { ProblemError } from '../../lib/problem.ts'
import { wantedLearners } from '../assign-training.ts'
import { practiceSkip } from './practice-skip.rule.ts'

export interface Practicing {
  readonly who: SignedIn
  readonly wanted: PracticePreviewRequest
  readonly now: Date
}

interface Selection {
  /** Who is signed for. */
  readonly ready: readonly Person[]
  readonly skipped: readonly { readonly learner: Person; readonly reason: PracticeSkip }[]
}

/** Errors  404 a person who is not the caller's or an unknown module, 409 `count-changed`, 422 `too-many`. */
export async function practicingLearners(tx: Tx, { who, wanted, now }: Practicing): Promise<Person[]> {
  const isKnown = CORE_MODULES.some(({ code }) => code === wanted.moduleCode)
  if (!isKnown) throw new ProblemError(404, 'module-not-found')
  return wantedLearners(tx, { who, wanted, now })
}

export async function practiceSelection(
  tx: Tx,
  { who, wanted: { moduleCode }, now }: Practicing,
  learners: readonly Person[],
): Promise<Selection> {
  const proof = await proofOf(tx, { ids: learners.map(({ id }) => id), moduleCode, now })
  const found = learners.map((learner) => {
    const isAssigned = countsAsAdmin(who) || learner.assignedPartnerId === who.userId
    return { learner, reason: practiceSkip({ isAssigned, ...proof(learner.id) }) }
  })
  return {
    ready: found.flatMap(({ learner, reason }) => (reason === null ? [learner] : [])),
    skipped: found.flatMap(({ learner, reason }) => (reason === null ? [] : [{ learner, reason }])),
  }
}

interface Proven {
  readonly ids: number[]
  readonly moduleCode: string
  readonly now: Date
}

async function proofOf(tx: Tx, { ids, moduleCode, now }: Proven) {
  const passed = await tx
    .select()
    .from(certificates)
    .where(
      and(
        inArray(certificates.userId, ids),
        eq(certificates.moduleCode, moduleCode),
        isNull(certificates.replacedById),
        isNull(certificates.revokedAt),
        gt(certificates.expiresAt, now),
      ),
    )
  const signed = await tx
    .select()
    .from(practicals)
    .where(and(inArray(practicals.userId, ids), eq(practicals.moduleCode, moduleCode)))
  return (id: number) => {
    const certificate = passed.find(({ userId }) => userId === id)
    const own = signed.filter(({ userId }) => userId === id)
    return {
      hasPassed: certificate !== undefined,
      isSigned: !!certificate && signOffOf(certificate, own) !== null,
    }
  }
}
