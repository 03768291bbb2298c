import { ProblemError } from '../../lib/problem.ts'

export const sessionEnded = () => new ProblemError(401, 'session-ended')

/** The session ended early: by the person, a new password, another second factor, or staff. */
export const signedOut = () => new ProblemError(401, 'signed-out')

export const sessionExpired = () => new ProblemError(401, 'session-expired')

/** Shown only to users who have proved that the account is theirs. */
export const accountDisabled = () => new ProblemError(401, 'account-disabled')

export const leftDirectory = () => new ProblemError(401, 'directory-left')

export const directorySilent = () => new ProblemError(401, 'directory-silent')
