import { eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'

/** A day that has already started somewhere on earth is not in the future. */
const FURTHEST_ZONE_MS = 14 * 60 * 60_000

export function isInFuture(day: string, now: Date): boolean {
  return Date.parse(day) > now.getTime() + FURTHEST_ZONE_MS
}

export async function signerName(tx: Tx, userId: number): Promise<string> {
  const [signer] = await tx.select().from(users).where(eq(users.id, userId))
  return signer ? `${signer.firstName} ${signer.lastName}`.trim() : ''
}

const sameName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Errors  422 unless the signature is the signer's own name. */
export function refuseOtherName(typed: string, own: string): void {
  if (sameName(typed) === sameName(own)) return
  throw new ProblemError(422, 'invalid:signature', { values: { name: own }, field: 'signature' })
}
