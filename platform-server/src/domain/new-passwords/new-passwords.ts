import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Services } from '../../app/services.ts'
import { ProblemError } from '../../lib/problem.ts'
import { createBreachedRange } from './breached-range.ts'
import { isMadeOfKnownWords, knownWords } from './known-words.rule.ts'
import type { Strength, StrengthQuestion } from './strength-worker.ts'

/** Of zxcvbn: 2 withstands guessing through the login with its limits, 3 also a stolen database. */
type Score = 2 | 3

interface PasswordCheck {
  readonly password: string
  /** Names, address, company, the tenant's name: whatever is no secret. */
  readonly about: readonly (string | null | undefined)[]
  /** The request's field, so that the message is shown next to it. */
  readonly field: string
  readonly atLeast?: Score
}

/** Every place where a person sets a password calls this first; seeding of demo accounts does not. */
export interface NewPasswords {
  /** Errors: 422 with `fields`, code `password-breached` or `password-weak`. */
  refuseWeak(check: PasswordCheck): Promise<void>
  close(): Promise<void>
}

const IDLE_MS = 60_000
const MAX_WAITING = 100
const WORKER = fileURLToPath(new URL('./strength-worker.ts', import.meta.url))

export function createNewPasswords({ config, log }: Pick<Services, 'config' | 'log'>): NewPasswords {
  const isInRange = createBreachedRange(config.pwnedPasswordsUrl, log)
  let pool: Piscina<StrengthQuestion, Strength> | undefined

  const refusal = (code: 'password-breached' | 'password-weak', field: string) =>
    new ProblemError(422, code, { field })

  return {
    async refuseWeak({ password, about, field, atLeast = 2 }) {
      const words = knownWords(about)
      if (isMadeOfKnownWords(password, words)) throw refusal('password-weak', field)
      // One thread, started by the first password and ended when none has come for a while.
      pool ??= new Piscina({
        filename: WORKER,
        name: 'strengthOf',
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
        maxQueue: MAX_WAITING,
      })
      const [strength, isLeaked] = await Promise.all([pool.run({ password, words }), isInRange(password)])
      if (strength.isCommon || isLeaked) throw refusal('password-breached', field)
      if (strength.score < atLeast) throw refusal('password-weak', field)
    },

    async close() {
      await pool?.destroy()
    },
  }
}
