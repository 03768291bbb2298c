import { createHmac, timingSafeEqual } from 'node:crypto'

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
 * A refresh token is its session, its generation and a signature over both. Nothing of it is stored: a stolen database
 * holds no token, and the same generation always answers the same successor.
 */
export function createRefreshTokens(key: Buffer): RefreshTokens {
  const sign = ({ sessionId, generation }: RefreshTokenParts) =>
    createHmac('sha256', key).update(`${sessionId}.${generation}`).digest('base64url')

  return {
    issue: (parts) => `${parts.sessionId}.${parts.generation}.${sign(parts)}`,
    read: (token) => {
      const [, sessionId, generation, signature] = SHAPE.exec(token) ?? []
      if (!sessionId || !generation || !signature) return null
      const parts = { sessionId, generation: Number(generation) }
      return timingSafeEqual(Buffer.from(sign(parts)), Buffer.from(signature)) ? parts : null
    },
  }
}
