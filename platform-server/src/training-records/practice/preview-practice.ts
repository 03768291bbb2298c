import type { PracticePreview } from '@platform/shared-contracts/http'
import { hasPermission } from '@platform/shared-contracts/rules'
import { eq, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../app/request-context.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { credentialInDate } from '../../domain/certificates/credential-in-date.rule.ts'
import { credentialOfSigner } from '../../domain/certificates/partner-credentials.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { users } from '../../lib/data/schema/people.ts'
import { practiceSelection, practicingLearners, type Practicing } from './practice-selection.ts'

/** Whom the caller can sign for, who is skipped and why, and who can sign where the caller cannot. */
export async function previewPractice(tx: Tx, practicing: Practicing): Promise<PracticePreview> {
  const { who, now } = practicing
  const learners = await practicingLearners(tx, practicing)
  const { ready, skipped } = await practiceSelection(tx, practicing, learners)
  const { refusal, credential } = await signerOf(tx, who, now)
  return {
    refusal,
    credential: credential && {
      ...{ name: credential.name, issuer: credential.issuer, expiresOn: credential.expiresOn },
    },
    trainers: await trainersOf(tx, learners, now),
    ready: ready.length,
    skipped: skipped
      .map(({ learner, reason }) => ({ id: learner.id, name: nameOf(learner), reason }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}

/** A qualified trainer is a partner or an admin with a verified credential in date. */
export async function signerOf(tx: Tx, who: SignedIn, now: Date) {
  if (!hasPermission(who, 'see-assigned-learners'))
    return { refusal: 'not-trainer', credential: null } as const
  const credential = await credentialOfSigner(tx, who.userId, now)
  return { refusal: credential ? null : ('no-credential' as const), credential }
}

/** The partners of these people who may sign. */
async function trainersOf(tx: Tx, learners: readonly Person[], now: Date): Promise<string[]> {
  const partners = new Set(learners.flatMap(({ assignedPartnerId }) => assignedPartnerId ?? []))
  if (partners.size === 0) return []
  const rows = await tx
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      credentials: partnerProfiles.credentials,
    })
    .from(users)
    .innerJoin(partnerProfiles, eq(partnerProfiles.userId, users.id))
    .where(inArray(users.id, [...partners]))
  const qualified = rows.filter(({ credentials }) => credentialInDate(credentials, dayOf(now)))
  return qualified.map(nameOf).sort()
}

const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
