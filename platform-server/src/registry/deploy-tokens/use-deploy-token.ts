import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import { recordAudit, recordAuditOnce } from '../../lib/data/audit.ts'
import type { Database, Tx } from '../../lib/data/database.ts'
import { deployTokens } from '../../lib/data/schema/registry.ts'
import { ProblemError } from '../../lib/problem.ts'
import { secretHashOf, stateOf, type TokenRow } from './deploy-tokens.ts'
import type { Allowance } from '../../domain/releases/path-claims.rule.ts'

export interface DeployTeam extends Allowance {
  readonly team: string
  readonly remotes: readonly string[]
}

interface Use {
  readonly token: string
  /** Network address of the client that presents it. */
  readonly address: string
  readonly now: Date
}

/** One deploy is hundreds of calls: within this time, from one address, they are one use. */
const ONE_USE_MS = 10 * 60_000

interface Refused {
  readonly refusal: ProblemError
  readonly subject: string
}
type Found = { readonly row: TokenRow } | Refused

/**
 * Finds the team of this token and records the use. The audit gets one line for all uses from an address within ten
 * minutes, and likewise for refusals, so that guessing cannot fill it.
 *
 * Errors  401 `deploy-token` for one that is malformed or unknown, `deploy-token-expired`, `deploy-token-revoked`.
 */
export async function useDeployToken(database: Database, use: Use): Promise<DeployTeam> {
  const found = await database.withPlatform(async (tx) => {
    const found = await findToken(tx, use)
    await ('row' in found ? noteUse(tx, found.row, use) : noteRefusal(tx, found))
    return found
  })
  if ('refusal' in found) throw found.refusal
  const { team, remotes, prefixes, menus } = found.row
  return { team, remotes, prefixes, menus }
}

async function findToken(tx: Tx, { token, now }: Use): Promise<Found> {
  const [, id, secret] = /^pdt_([0-9a-f]{12})_([\w-]{43})$/.exec(token) ?? []
  if (!id || !secret) return { refusal: unknown(), subject: 'deploy-token/malformed' }
  const [row] = await tx.select().from(deployTokens).where(eq(deployTokens.id, id))
  const subject = `deploy-token/${row ? id : 'unknown'}`
  // Only a client that holds the secret learns that a token is expired or revoked.
  if (!row || !timingSafeEqual(Buffer.from(row.secretHash), Buffer.from(secretHashOf(secret))))
    return { refusal: unknown(), subject }
  const state = stateOf(row, now)
  return state === 'active' ? { row } : { refusal: inactive(row, state), subject }
}

function unknown(): ProblemError {
  return new ProblemError(401, 'deploy-token')
}

function inactive({ name, expiresAt }: TokenRow, state: 'expired' | 'revoked'): ProblemError {
  if (state === 'revoked') return new ProblemError(401, 'deploy-token-revoked', { values: { name } })
  const day = expiresAt.toISOString().slice(0, 10)
  return new ProblemError(401, 'deploy-token-expired', { values: { name, day } })
}

async function noteUse(tx: Tx, { id, name, team }: TokenRow, { address, now }: Use): Promise<void> {
  const isNewUse = or(
    isNull(deployTokens.lastUsedAt),
    lt(deployTokens.lastUsedAt, new Date(now.getTime() - ONE_USE_MS)),
    ne(deployTokens.lastUsedFrom, address),
  )
  const noted = await tx
    .update(deployTokens)
    .set({ lastUsedAt: now, lastUsedFrom: address })
    .where(and(eq(deployTokens.id, id), isNewUse))
    .returning({ id: deployTokens.id })
  if (noted.length === 0) return
  const entry = { tenantId: null, actor: `team ${team}`, subject: `deploy-token/${id}` }
  await recordAudit(tx, { ...entry, action: 'token.use', after: { name } })
}

async function noteRefusal(tx: Tx, { refusal, subject }: Refused): Promise<void> {
  const after = { reason: refusal.message.replace(/ Ask .*$|\.$/, '') }
  await recordAuditOnce(tx, { tenantId: null, actor: 'unknown', subject, action: 'token.refuse', after })
}
