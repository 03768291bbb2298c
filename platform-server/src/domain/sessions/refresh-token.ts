import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PurposeKeys } from '../../lib/keys/key-ring.ts'

export interface RefreshTokenParts {
  readonly sessionId: string
  readonly generation: number
}

export interface RefreshTokens {
  readonly issue: (parts: RefreshTokenParts) => string
  /** `null` for anything that this server did not issue. */
  readonly read: (token: string) => RefreshTokenParts | null
}

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/

/**
 * A refresh token is its session, its generation and a signature over both. No part of it is stored: a stolen database
 * holds no token, and the same generation always returns the same successor.
 */
export function createRefreshTokens({ active, all }: PurposeKeys): RefreshTokens {
  const sign = (key: Buffer, { sessionId, generation }: RefreshTokenParts) =>
    createHmac('sha256', key).update(`${sessionId}.${generation}`).digest('base64url')

  return {
    issue: (parts) => `${parts.sessionId}.${parts.generation}.${sign(active.key, parts)}`,
    read: (token) => {
      const [, sessionId, generation, signature] = SHAPE.exec(token) ?? []
      if (!sessionId || !generation || !signature) return null
      const parts = { sessionId, generation: Number(generation) }
      const isOurs = all.some(({ key }) =>
        timingSafeEqual(Buffer.from(sign(key, parts)), Buffer.from(signature)),
      )
      return isOurs ? parts : null
    },
  }
}
