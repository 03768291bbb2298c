import type { LoginAnswer } from '@platform/shared-contracts/http'
import type { Role } from '@platform/shared-contracts/http'
import type { LightMyRequestResponse } from 'fastify'
import { users } from '../lib/data/schema/people.ts'
import { createPasswords } from '../domain/accounts/passwords.ts'
import type { Person } from '../domain/accounts/people.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'Training2025!'

const passwords = createPasswords({ slots: 4, maxWaiting: 100 })
let passwordHash: Promise<string> | undefined

interface TestPerson extends Partial<typeof users.$inferInsert> {
  readonly email: string
  readonly role?: Role
}

/** A person with a verified address and the password above; of the tenant oncall unless stated otherwise. */
export async function addPerson({ services }: TestApp, given: TestPerson): Promise<Person> {
  passwordHash ??= passwords.hash(PASSWORD)
  const values = {
    tenantId: 1,
    firstName: 'Ana',
    lastName: 'Reyes',
    passwordHash: await passwordHash,
    emailVerifiedAt: new Date(),
    ...given,
  }
  // Runs as the platform: a tenant's transaction cannot make an operator.
  const [person] = await services.database.withPlatform((tx) => tx.insert(users).values(values).returning())
  if (!person) throw new Error('the test person was not made')
  return person
}

interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: object
  readonly token?: string
  readonly host?: string
  readonly headers?: Record<string, string>
  /** Address of the client; 127.0.0.1 unless stated otherwise. */
  readonly address?: string
}

/** A call below /api, on the tenant oncall's host unless stated otherwise. */
export function ask({ app }: TestApp, url: string, given: Ask = {}): Promise<LightMyRequestResponse> {
  const { method, body, token, host = 'localhost', headers, address } = given
  return app.inject({
    url: `/api${url}`,
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { host, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body ? { payload: body } : {}),
    ...(address ? { remoteAddress: address } : {}),
  })
}

export async function logIn(test: TestApp, email: string, host?: string): Promise<LoginAnswer> {
  const answer = await ask(test, '/auth/login', {
    body: { email, password: PASSWORD },
    ...(host ? { host } : {}),
  })
  if (answer.statusCode !== 200) throw new Error(`login of ${email} was answered ${answer.body}`)
  return answer.json<LoginAnswer>()
}
