import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { ANA, sessionBench } from './testing/session-bench.ts'

const EMAIL = { kind: 'email', email: 'ana@oncall.test', password: 'Training2025!' } as const
const ANSWER = { user: ANA, accessToken: 'access-1', refreshToken: 'refresh-1' }

async function guessedAt() {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    data: { account: 'a', level: 1 },
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: 'one',
    hmacKeySignatureSecret: 'two',
  })
  return { status: 429, body: { message: 'Wait.', code: 'proof-needed', challenge } }
}

it('computes the proof of work for an account under attack, and signs in', async () => {
  const refusal = await guessedAt()
  const { session, calls } = sessionBench({
    answers: {
      'POST /api/auth/login': ({ body }) => ((body as { proof?: object }).proof ? { body: ANSWER } : refusal),
    },
  })
  await expect(session.login(EMAIL)).resolves.toEqual({ ok: true, user: ANA })
  expect(calls).toHaveLength(2)
  expect(calls[1]?.body).toMatchObject({
    email: EMAIL.email,
    proof: { challenge: refusal.body.challenge, solution: { counter: 3 } },
  })
})

it("stops after three proofs, with the server's message", async () => {
  const refusal = await guessedAt()
  const { session, calls } = sessionBench({ answers: { 'POST /api/auth/login': refusal } })
  await expect(session.login(EMAIL)).resolves.toMatchObject({ failure: { message: 'Wait.' } })
  expect(calls).toHaveLength(4)
})
