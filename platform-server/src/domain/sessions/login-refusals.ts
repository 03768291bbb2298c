import type { LoginChallenge } from '@platform/shared-contracts/http'
import { minutesOf } from '../../lib/attempts.ts'
import type { Person } from '../accounts/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { accountDisabled } from './session-refusals.ts'

export const wrongCredentials = () =>
  new ProblemError(401, 'The email or password is not correct.', { code: 'wrong-credentials' })

const notVerified = () =>
  new ProblemError(401, 'Please verify your email address first. Open the link in the email we sent you.', {
    code: 'email-not-verified',
  })

/** The login page does the work and tries again by itself; the sentence is for who cannot. */
export const proofNeeded = (seconds: number, challenge: LoginChallenge) =>
  new ProblemError(
    429,
    `Someone has entered wrong passwords for this account. Please try again in ${minutesOf(seconds)}.`,
    { code: 'proof-needed', challenge, retryAfterSeconds: seconds },
  )

export const linkNeeded = (seconds: number) =>
  new ProblemError(
    429,
    `Someone has entered many wrong passwords for this account. To sign in on this device, open the link in the email we sent you, choose a new password with "Forgot your password?", or try again in ${minutesOf(seconds)}.`,
    { code: 'sign-in-link-needed', retryAfterSeconds: seconds },
  )

/** What an account must meet, in addition to being proved, to be signed in to. Errors: 401. */
export function refuseUnusable(person: Person): void {
  if (person.disabledAt) throw accountDisabled()
  if (!person.emailVerifiedAt) throw notVerified()
}
