import { ProblemError } from '../../lib/problem.ts'

export const sessionEnded = () =>
  new ProblemError(401, 'Your session has ended. Please sign in again.', { code: 'session-ended' })

/** The session ended early: by the person, a new password, another second factor, or staff. */
export const signedOut = () =>
  new ProblemError(
    401,
    'You were signed out: from another device, by a change to your account, or by an administrator. Please sign in again.',
    { code: 'signed-out' },
  )

export const sessionExpired = () =>
  new ProblemError(
    401,
    'You were signed in for a long time, so your session has ended. Please sign in again.',
    {
      code: 'session-expired',
    },
  )

/** Shown only to users who have proved that the account is theirs. */
export const accountDisabled = () =>
  new ProblemError(401, 'This account is disabled. Contact support if you think this is a mistake.', {
    code: 'account-disabled',
  })

export const leftDirectory = () =>
  new ProblemError(
    401,
    'You are no longer in your company’s directory, so you were signed out. Ask your administrator for help.',
    { code: 'directory-left' },
  )

export const directorySilent = () =>
  new ProblemError(
    401,
    'Your company’s directory did not respond, so you were signed out. Sign in again later.',
    { code: 'directory-silent' },
  )
