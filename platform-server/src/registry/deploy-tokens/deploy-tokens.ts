import { createHash, randomBytes } from 'node:crypto'
import type { DeployToken, DeployTokenAnswer, DeployTokenRequest } from '@platform/shared-contracts/http'
import { desc, eq } from 'drizzle-orm'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Database, Tx } from '../../lib/data/database.ts'
import { deployTokens } from '../../lib/data/schema/registry.ts'
import { ProblemError } from '../../lib/problem.ts'

/** The prefix of every deploy token: it distinguishes them from session tokens, and secret scanners find it. */
export const TOKEN_PREFIX = 'pdt_'

const DAY_MS = 24 * 60 * 60_000

export type TokenRow = typeof deployTokens.$inferSelect

/** The caller and the time. */
interface Occasion {
  readonly by: string
  readonly now: Date
}

/** Makes a token for a team. The secret is returned only here. */
export async function makeDeployToken(
  database: Database,
  { days, ...request }: DeployTokenRequest,
  { by, now }: Occasion,
): Promise<DeployTokenAnswer> {
  const id = randomBytes(6).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  const { team, name = team } = request
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const row = {
    ...request,
    id,
    name,
    secretHash: secretHashOf(secret),
    createdBy: by,
    createdAt: now,
    expiresAt,
  }
  await database.withPlatform(async (tx) => {
    await tx.insert(deployTokens).values(row)
    const { remotes, prefixes, menus } = request
    await recordAudit(tx, {
      ...auditOf(id, by),
      action: 'token.create',
      after: { name, team, remotes, prefixes, menus, expiresAt },
    })
  })
  return { id, team, name, expiresAt: expiresAt.toISOString(), token: `${TOKEN_PREFIX}${id}_${secret}` }
}

/** Every token that was ever made: active ones first, then the newest. */
export async function listDeployTokens(database: Database, now: Date): Promise<DeployToken[]> {
  const rows = await database.withPlatform((tx) =>
    tx.select().from(deployTokens).orderBy(desc(deployTokens.createdAt), deployTokens.id),
  )
  const tokens = rows.map((row) => toDeployToken(row, now))
  return [...tokens.filter(isActive), ...tokens.filter((token) => !isActive(token))]
}

const isActive = ({ state }: DeployToken) => state === 'active'

/** Invalid from this moment on. Revoking it twice changes nothing. Errors: 404. */
export function revokeDeployToken(
  database: Database,
  id: string,
  { by, now }: Occasion,
): Promise<DeployToken> {
  return database.withPlatform(async (tx) => {
    const row = await lockToken(tx, id)
    if (row.revokedAt) return toDeployToken(row, now)
    const change = { revokedAt: now, revokedBy: by }
    await tx.update(deployTokens).set(change).where(eq(deployTokens.id, id))
    const { name, team } = row
    await recordAudit(tx, { ...auditOf(id, by), action: 'token.revoke', after: { name, team } })
    return toDeployToken({ ...row, ...change }, now)
  })
}

async function lockToken(tx: Tx, id: string): Promise<TokenRow> {
  const [row] = await tx.select().from(deployTokens).where(eq(deployTokens.id, id)).for('update')
  if (!row) throw new ProblemError(404, 'no-deploy-token')
  return row
}

/** Belongs to the platform: no tenant sees what teams deploy with. */
function auditOf(id: string, actor: string) {
  return { tenantId: null, actor, subject: `deploy-token/${id}` }
}

export function stateOf({ revokedAt, expiresAt }: TokenRow, now: Date): DeployToken['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'active'
}

function toDeployToken(row: TokenRow, now: Date): DeployToken {
  const { id, name, team, remotes, prefixes, menus, createdBy, revokedBy, lastUsedFrom } = row
  return {
    ...{ id, name, team, remotes, prefixes, menus, createdBy, revokedBy, lastUsedFrom },
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}

export function secretHashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
