import type { LoginChallenge } from '@platform/shared-contracts/http'
import { minutesOf } from '../../lib/attempts.ts'
import type { Person } from '../accounts/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { accountDisabled } from './session-refusals.ts'

export const wrongCredentials = () => new ProblemError(401, 'wrong-credentials')

const notVerified = () => new ProblemError(401, 'email-not-verified')

/** The login page does the work and tries again by itself; the sentence is for who cannot. */
export const proofNeeded = (seconds: number, challenge: LoginChallenge) =>
  new ProblemError(429, 'proof-needed', {
    values: { minutes: minutesOf(seconds) },
    challenge,
    retryAfterSeconds: seconds,
  })

export const linkNeeded = (seconds: number) =>
  new ProblemError(429, 'sign-in-link-needed', {
    values: { minutes: minutesOf(seconds) },
    retryAfterSeconds: seconds,
  })

/** What an account must meet, in addition to being proved, to be signed in to. Errors: 401. */
export function refuseUnusable(person: Person): void {
  if (person.disabledAt) throw accountDisabled()
  if (!person.emailVerifiedAt) throw notVerified()
}
