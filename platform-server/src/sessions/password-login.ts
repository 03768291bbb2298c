import type { LoginRequest } from '@platform/shared-contracts/http'
import type { Services } from '../app/services.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import { accountEmail, findByEmail } from '../domain/accounts/people.ts'
import type { LoginAttempt } from './login.ts'
import { wrongCredentials } from '../domain/sessions/login-refusals.ts'

interface Parts {
  readonly services: Pick<Services, 'database'>
  readonly passwords: Passwords
}

/** An address without an account takes as long, and is counted, like one with an account. */
export function createPasswordLogin({ services: { database }, passwords }: Parts) {
  return async (tenantId: number, { email, password }: LoginRequest): Promise<LoginAttempt> => {
    const person = await database.withTenant(tenantId, (tx) => findByEmail(tx, email))
    return {
      account: { key: accountEmail(email), person, hasLink: true },
      prove: async () => {
        const isRight = await passwords.verify(person?.passwordHash ?? null, password)
        return person && isRight ? person : { refusal: wrongCredentials(), isGuess: true }
      },
    }
  }
}
