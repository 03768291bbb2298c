import { randomInt, randomUUID } from 'node:crypto'
import type { Language, MeasuredTraining } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { Person } from '../accounts/people.ts'
import { makeCode } from './certificate-code.rule.ts'
import { renewalTerms } from './renewal-terms.ts'
import { expiryAfter } from './renewal-interval.rule.ts'
import { insertCertificate, nextNumber, replaceEarlier } from './sql-certificates.ts'

/** A quiz that was passed, and the course it belongs to. */
export interface Pass {
  readonly tenantId: number
  readonly userId: number
  readonly moduleCode: string
  readonly contentVersion: string
  readonly score: number
  readonly at: Date
  /** The course as it was taught. */
  readonly course: {
    readonly title: string
    readonly standard: string
    readonly minutes: number
    readonly language: Language
  }
  /** `null` for a certificate under the rules from before training was measured. */
  readonly measured: MeasuredTraining | null
}

/** In the transaction of the pass, so that neither exists without the other. Returns the new certificate's id. */
export async function issueCertificate(tx: Tx, pass: Pass): Promise<string> {
  const { tenantId, userId, moduleCode, contentVersion, score, at: issuedAt, course, measured } = pass
  const [learner] = await tx.select().from(users).where(eq(users.id, userId))
  if (!learner) throw new Error(`learner ${userId} no longer exists`)
  const { months, basis, rule } = renewalTerms(moduleCode, course.language)
  const id = randomUUID()
  await replaceEarlier(tx, { id, userId, moduleCode, issuedAt })
  await insertCertificate(tx, {
    id,
    tenantId,
    userId,
    moduleCode,
    contentVersion,
    score,
    issuedAt,
    number: await numberOf(tx, tenantId, issuedAt),
    code: makeCode((limit) => randomInt(limit)),
    moduleTitle: course.title,
    standard: course.standard,
    minutes: measured?.minutes ?? course.minutes,
    measured,
    language: course.language,
    holderName: nameOf(learner),
    // Under the rules from before, the assigned partner counted; now a trainer signs (certificate_acts).
    trainer: measured ? null : await trainerOf(tx, learner),
    expiresAt: expiryAfter(issuedAt, months),
    expiryBasis: basis,
    expiryRule: rule,
  })
  return id
}

async function numberOf(tx: Tx, tenantId: number, issuedAt: Date): Promise<string> {
  const year = issuedAt.getUTCFullYear()
  return `${year}-${String(await nextNumber(tx, tenantId, year)).padStart(6, '0')}`
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`.trim()
}

/** The partner who answers this learner's questions, with their certifications. */
async function trainerOf(tx: Tx, { assignedPartnerId }: Person): Promise<string | null> {
  if (assignedPartnerId === null) return null
  const [partner] = await tx.select().from(users).where(eq(users.id, assignedPartnerId))
  if (!partner?.isProfessionalPartner) return null
  return [nameOf(partner), ...(partner.certifications ?? [])].join(', ')
}
