import type { LrsVersion, XapiStatement } from '@platform/shared-contracts/http'
import type { GuardedFetch } from '../../domain/outgoing/guarded-fetch.ts'

export interface LrsAccess {
  readonly endpoint: string
  readonly version: LrsVersion
  readonly key: string
  readonly secret: string
}

export type LrsClient = ReturnType<typeof createLrsClient>

/** The resources of xAPI that we use. Errors: those of the connection; every answer of the store is a `Response`. */
export function createLrsClient(guardedFetch: GuardedFetch) {
  const get = (access: LrsAccess, path: string) =>
    guardedFetch(`${access.endpoint}${path}`, { headers: headersOf(access) })
  return {
    about: (access: LrsAccess) => get(access, '/about'),
    newest: (access: LrsAccess) => get(access, '/statements?limit=1'),
    find: (access: LrsAccess, id: string) => get(access, `/statements?statementId=${encodeURIComponent(id)}`),
    store: (access: LrsAccess, statements: readonly XapiStatement[]) =>
      guardedFetch(`${access.endpoint}/statements`, {
        method: 'POST',
        headers: { ...headersOf(access), 'content-type': 'application/json' },
        body: JSON.stringify(statements),
      }),
  }
}

function headersOf({ version, key, secret }: LrsAccess) {
  return {
    authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
    'x-experience-api-version': version,
    accept: 'application/json',
  }
}
