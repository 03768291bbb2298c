import { z } from 'zod/mini'
import { code, verbatim } from '../text.ts'

const hex = code(/^[0-9a-f]+$/, 128)
const count = z.int().check(z.gte(0), z.lte(2_147_483_647))
const number = z.number().check(z.gte(-1e15), z.lte(1e15))

/**
 * Work that a browser does before the next guess at an account that many addresses guess at: the ALTCHA challenge of
 * the published package altcha-lib, PBKDF2 over a counter until the key begins with `keyPrefix`.
 *
 * Units   `cost` is PBKDF2 iterations of one try; `expiresAt` is seconds since 1970.
 * Source  platform-server, signed; good once, for one account.
 */
export const LoginChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: count,
    data: z.record(verbatim(100), z.union([verbatim(100), number])),
    expiresAt: number,
    keyLength: count,
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
})
export type LoginChallenge = z.infer<typeof LoginChallenge>

/** A challenge with its solution, sent with the same login again. */
export const LoginProof = z.object({
  challenge: LoginChallenge,
  solution: z.object({ counter: count, derivedKey: hex }),
})
export type LoginProof = z.infer<typeof LoginProof>
