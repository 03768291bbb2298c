import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../app/services.ts'
import { clientNetwork } from '../../../lib/network/client-network.rule.ts'
import type { Tx } from '../../../lib/data/database.ts'
import { challenges } from '../../../lib/data/schema/second-factors.ts'
import type { PasskeySite } from './passkey-site.ts'

type Purpose = (typeof challenges.$inferInsert)['purpose']

export const CHALLENGE_MS = 5 * 60_000

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A challenge is valid for the address and the browser that it was issued to: copied elsewhere it is worthless. */
function clientOf({ ip, headers }: FastifyRequest): string {
  return hashOf(`${clientNetwork(ip)} ${headers['user-agent'] ?? ''}`)
}

interface Wanted {
  readonly purpose: Purpose
  readonly userId: number | null
  readonly now: Date
}

/** A new one, base64url; it exists nowhere but in the response. Expired ones are deleted. */
export async function issueChallenge(tx: Tx, request: FastifyRequest, wanted: Wanted): Promise<string> {
  const { purpose, userId, now } = wanted
  const challenge = randomBytes(32).toString('base64url')
  await tx.delete(challenges).where(lt(challenges.expiresAt, now))
  await tx.insert(challenges).values({
    hash: hashOf(challenge),
    tenantId: request.tenant.id,
    client: clientOf(request),
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
    purpose,
    userId,
  })
  return challenge
}

function isOpen(request: FastifyRequest, challenge: string, purpose: Purpose, now: Date) {
  return and(
    eq(challenges.hash, hashOf(challenge)),
    eq(challenges.purpose, purpose),
    eq(challenges.client, clientOf(request)),
    gt(challenges.expiresAt, now),
    isNull(challenges.usedAt),
  )
}

/** The user whose login waits; `null` when the challenge is used, expired, or was issued to another client. */
export async function waitingLogin(
  tx: Tx,
  request: FastifyRequest,
  challenge: string,
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .select({ userId: challenges.userId })
    .from(challenges)
    .where(isOpen(request, challenge, 'login', now))
  return row?.userId ?? null
}

/** Uses it up, whatever the result. Returns whether it was valid, for this person where one is named. */
export async function spendChallenge(
  tx: Tx,
  request: FastifyRequest,
  challenge: string,
  { purpose, userId, now }: Wanted,
): Promise<boolean> {
  const spent = await tx
    .update(challenges)
    .set({ usedAt: now })
    .where(isOpen(request, challenge, purpose, now))
    .returning({ userId: challenges.userId })
  return spent.length > 0 && spent[0]?.userId === userId
}

interface Answered {
  readonly request: FastifyRequest
  readonly site: PasskeySite
  readonly purpose: Purpose
  readonly userId: number | null
}

/** What a signed answer must match: an open challenge of this purpose, which it uses up, and this site. */
export function expectedAnswer(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { request, site, purpose, userId }: Answered,
) {
  return {
    expectedChallenge: (challenge: string) =>
      database.withTenant(request.tenant.id, (tx) =>
        spendChallenge(tx, request, challenge, { purpose, userId, now: now() }),
      ),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
  }
}
