import type { LoginChallenge, LoginProof } from '@platform/shared-contracts/http'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey as deriveProofKey } from 'altcha-lib/algorithms/pbkdf2'
import { createHash } from 'node:crypto'
import type { KeyRing, PurposeKeys } from '../lib/keys/key-ring.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** About 2 ms of one core, in a browser as here: it is native in both. */
const COST = 5_000
/** Tries of the first level; each level doubles them, to about ten seconds at the fifth. */
const TRIES = 200
const LIFE_MS = 5 * 60_000

export interface LoginProofs {
  /** Costs the server one derivation, the browser hundreds. */
  challenge(account: string, level: number): Promise<LoginChallenge>
  /** The level that the proof is worth for this account; 0 for one that is wrong, too old or for another account. */
  levelOf(account: string, proof: LoginProof): Promise<number>
}

interface Parts {
  readonly keys: KeyRing
  readonly now: () => Date
}

export function createLoginProofs({ keys, now }: Parts): LoginProofs {
  const signatures = keys.forPurpose('login challenges')
  const keySignatures = keys.forPurpose('login challenge keys')
  const secretsOf = (id: string) => ({
    hmacSignatureSecret: hexOf(signatures, id),
    hmacKeySignatureSecret: hexOf(keySignatures, id),
  })
  const hashOf = (account: string) => createHash('sha256').update(account).digest('base64url')

  return {
    async challenge(account, level) {
      const tries = TRIES * 2 ** (level - 1)
      const challenge = await createChallenge({
        ...secretsOf(signatures.active.id),
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(2 * tries, tries),
        data: { account: hashOf(account), level },
        deriveKey: deriveProofKey,
        expiresAt: new Date(now().getTime() + LIFE_MS),
      })
      return challenge as LoginChallenge
    },

    async levelOf(account, { challenge, solution }) {
      const { data, expiresAt } = challenge.parameters
      if (data.account !== hashOf(account) || expiresAt * 1000 < now().getTime()) return 0
      for (const { id } of signatures.all) {
        const proof = { ...secretsOf(id), challenge, solution, deriveKey: deriveProofKey }
        if ((await verifySolution(proof)).verified) return Number(data.level)
      }
      return 0
    },
  }
}

function hexOf({ all }: PurposeKeys, id: string): string {
  return all.find((key) => key.id === id)?.key.toString('hex') ?? ''
}
