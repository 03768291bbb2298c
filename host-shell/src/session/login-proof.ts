import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod/mini'
import { LoginChallenge, type LoginProof } from '@platform/shared-contracts/http'

const Refusal = z.object({ challenge: LoginChallenge })
const TIMEOUT_MS = 60_000

/**
 * The work that a refusal with code `proof-needed` asks for: up to some ten seconds, in the browser's own cryptography,
 * so that the page stays alive. `null` when it takes over a minute. Errors: throws for an answer without a challenge,
 * and where the page is no secure context.
 */
export async function solveLoginChallenge(answer: unknown): Promise<LoginProof | null> {
  const { challenge } = z.parse(Refusal, answer)
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  if (!solution) return null
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}
