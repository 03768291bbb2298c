import { z } from 'zod/mini'

const hex = z.string().check(z.regex(/^[0-9a-f]+$/), z.maxLength(128))

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
    cost: z.int(),
    data: z.record(z.string(), z.union([z.string().check(z.maxLength(100)), z.number()])),
    expiresAt: z.number(),
    keyLength: z.int(),
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
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})
export type LoginProof = z.infer<typeof LoginProof>
