import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DeployTokenAnswer, DeployTokenRequest } from '@platform/shared-contracts/http'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../lib/data/database.ts'
import { deployTokens } from '../lib/data/schema/registry.ts'
import type { Allowance } from './path-claims.rule.ts'

/** Starts every deploy token, so that it is told from a session's and found by secret scanners. */
export const TOKEN_PREFIX = 'pdt_'

export interface DeployTeam extends Allowance {
  readonly team: string
  readonly remotes: readonly string[]
}

/** Makes a token for a team. The secret leaves only here. */
export async function makeDeployToken(
  database: Database,
  request: DeployTokenRequest,
  createdBy: string,
): Promise<DeployTokenAnswer> {
  const id = randomBytes(6).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  await database.withPlatform((tx) =>
    tx.insert(deployTokens).values({ ...request, id, secretHash: hashOf(secret), createdBy }),
  )
  return { id, team: request.team, token: `${TOKEN_PREFIX}${id}_${secret}` }
}

/** Whose token this is; `null` for one that is malformed, unknown or revoked. */
export async function teamOf(database: Database, token: string): Promise<DeployTeam | null> {
  const [, id, secret] = /^pdt_([0-9a-f]{12})_([\w-]{43})$/.exec(token) ?? []
  if (!id || !secret) return null
  const isLive = and(eq(deployTokens.id, id), isNull(deployTokens.revokedAt))
  const [row] = await database.withPlatform((tx) => tx.select().from(deployTokens).where(isLive))
  if (!row || !timingSafeEqual(Buffer.from(row.secretHash), Buffer.from(hashOf(secret)))) return null
  return { team: row.team, remotes: row.remotes, prefixes: row.prefixes, menus: row.menus }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
