import type {
  CertificateRegister,
  CertificateRegisterQuery,
  RegisteredCertificate,
} from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { and, count, desc, eq, gt, ilike, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { users } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { toCertificate, type MustRetake } from './certificate-answer.ts'
import { certificatesOf, type StoredCertificate } from '../domain/certificates/sql-certificates.ts'
import { readProof, type Proof } from './read-proof.ts'

interface RegisterContext {
  readonly now: Date
  readonly mustRetake: MustRetake
}

export async function registerPage(
  tx: Tx,
  query: CertificateRegisterQuery,
  around: RegisterContext,
): Promise<CertificateRegister> {
  const { page, size } = query
  const where = and(fits(query.q), inState(query.state, around.now))
  const isHolder = eq(users.id, certificates.userId)
  const rows = await tx
    .select({ row: certificates, email: users.email })
    .from(certificates)
    .innerJoin(users, isHolder)
    .where(where)
    .orderBy(desc(certificates.issuedAt), desc(certificates.number))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await tx
    .select({ total: count() })
    .from(certificates)
    .innerJoin(users, isHolder)
    .where(where)
  const proof = await readProof(
    tx,
    rows.map(({ row }) => row.userId),
  )
  const items = rows.map(({ row, email }) => registered(row, email, { ...proof, ...around }))
  return { items, total: counted?.total ?? 0, page, size }
}

function fits(q: string): SQL | undefined {
  if (!q) return undefined
  const pattern = likePattern(q)
  const { holderName, number, code } = certificates
  return or(
    ilike(holderName, pattern),
    ilike(users.email, pattern),
    ilike(number, pattern),
    ilike(code, pattern),
  )
}

/** As certificate-state.rule.ts decides. */
function inState(state: CertificateRegisterQuery['state'], now: Date): SQL | undefined {
  const { revokedAt, replacedById, expiresAt } = certificates
  const counts = and(isNull(revokedAt), isNull(replacedById))
  const conditions = {
    revoked: isNotNull(revokedAt),
    replaced: and(isNull(revokedAt), isNotNull(replacedById)),
    expired: and(counts, lte(expiresAt, now)),
    valid: and(counts, gt(expiresAt, now)),
  }
  return state && conditions[state]
}

export async function certificatesOfLearner(
  tx: Tx,
  { id, email }: Person,
  around: RegisterContext,
): Promise<RegisteredCertificate[]> {
  const proof = await readProof(tx, [id])
  return (await certificatesOf(tx, id)).map((row) => registered(row, email, { ...proof, ...around }))
}

function registered(
  row: StoredCertificate,
  email: string,
  context: RegisterContext & Proof,
): RegisteredCertificate {
  const certificate = toCertificate(row, context)
  const { userId: learnerId, revokedReason } = row
  return { ...certificate, learnerId, email: shownEmail(email), revokedReason }
}
