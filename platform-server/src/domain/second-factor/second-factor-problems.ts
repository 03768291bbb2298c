import { ProblemError } from '../../lib/problem.ts'

export function wrongCode(): ProblemError {
  const message = 'This code is not correct. Check what you typed, or wait for the next code in your app.'
  return new ProblemError(422, message, { code: 'wrong-code', fields: { code: message } })
}

export function wrongPasskey(status: 401 | 422): ProblemError {
  return new ProblemError(
    status,
    'This passkey was not accepted. Please try again, or choose another option.',
    {
      code: 'wrong-passkey',
    },
  )
}
