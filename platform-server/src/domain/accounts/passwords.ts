import { hash, verify, type Options } from '@node-rs/argon2'
import { limitConcurrency, type ConcurrencyLimit } from '../../lib/queues/concurrency-limit.ts'

/** argon2id with 19 MiB and two passes: about 25 ms of one core, which is why few run at once. */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** `null` stands for an account without a password or no account: it takes as long and never matches. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean>
}

export function createPasswords(limit: ConcurrencyLimit): Passwords {
  const run = limitConcurrency(limit)
  let decoy: Promise<string> | undefined

  return {
    hash: (password) => run(() => hash(password, ARGON2ID)),
    verify: async (passwordHash, password) => {
      decoy ??= hash('a password that nobody has', ARGON2ID)
      const compared = passwordHash ?? (await decoy)
      const matches = await run(() => verify(compared, password))
      return matches && passwordHash !== null
    },
  }
}
