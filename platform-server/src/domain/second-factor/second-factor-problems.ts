import { ProblemError } from '../../lib/problem.ts'

export function wrongCode(): ProblemError {
  return new ProblemError(422, 'wrong-code', { field: 'code' })
}

export function wrongPasskey(status: 401 | 422): ProblemError {
  return new ProblemError(status, 'wrong-passkey')
}
