import { NewScimToken } from '@platform/shared-contracts/http'
import type { Person } from '../../../domain/accounts/people.ts'
import { addCompanies } from '../../../testing/company.ts'
import { ask } from '../../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../../testing/test-app.ts'

const now = () => new Date('2026-11-21T12:00:00Z')

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: object
  readonly host?: string
}

/** Two companies whose identity providers have a token each: Okta for Acme, Microsoft Entra ID for the other. */
export async function openScim() {
  const test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  const people = await addCompanies(test)
  const okta = await tokenOf(test, people.helen, 'Okta')
  const entra = await tokenOf(test, people.ruth, 'Entra')
  return { test, ...people, okta: caller(test, okta), entra: caller(test, entra), tokens: { okta, entra } }
}

export const signedIn = ({ id: userId, email }: Person) => as({ userId, email })

export async function tokenOf(test: TestApp, manager: Person, name: string): Promise<string> {
  const answer = await ask(test, '/company/scim-tokens', { body: { name }, headers: signedIn(manager) })
  return NewScimToken.parse(answer.json()).token
}

/** Calls as an identity provider does, with its content type. */
export function caller(test: TestApp, token: string) {
  return (path: string, { method, body, host = 'localhost' }: Call = {}) =>
    test.app.inject({
      url: `/api/scim/v2${path}`,
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        host,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/scim+json; charset=utf-8' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    })
}
