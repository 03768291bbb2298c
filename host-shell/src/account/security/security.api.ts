import {
  PasskeyOptions,
  RecoveryCodes,
  SecondFactorAdded,
  SecondFactorOverview,
  TotpEnrollment,
  type Passkey,
} from '@platform/shared-contracts/http'
import { callApi, type ApiFetch, type ApiResult } from '@platform/shared-contracts/client'
import { makePasskey, rememberPasskeyHere } from '../../lib/passkey.ts'

export const OVERVIEW = { path: '/account/second-factor', schema: SecondFactorOverview }

export const beginTotp = (fetch: ApiFetch) =>
  callApi(fetch, { url: '/account/totp', method: 'POST' }, { schema: TotpEnrollment })

export const confirmTotp = (fetch: ApiFetch, body: { readonly code: string }) =>
  callApi(fetch, { url: '/account/totp/confirm', method: 'POST', body }, { schema: SecondFactorAdded })

export const removeTotp = (fetch: ApiFetch) => callApi(fetch, { url: '/account/totp', method: 'DELETE' })

export const replaceRecoveryCodes = (fetch: ApiFetch) =>
  callApi(fetch, { url: '/account/recovery-codes', method: 'POST' }, { schema: RecoveryCodes })

export const renamePasskey = (fetch: ApiFetch, id: Passkey['id'], name: string) =>
  callApi(fetch, { url: `/account/passkeys/${encodeURIComponent(id)}`, method: 'PATCH', body: { name } })

export const removePasskey = (fetch: ApiFetch, id: Passkey['id']) =>
  callApi(fetch, { url: `/account/passkeys/${encodeURIComponent(id)}`, method: 'DELETE' })

/** Creates a passkey in the browser and adds it. A failure without a server message comes from the user or the browser. */
export async function addPasskey(fetch: ApiFetch, name: string): Promise<ApiResult<SecondFactorAdded>> {
  const options = await callApi(
    fetch,
    { url: '/account/passkeys/options', method: 'POST' },
    { schema: PasskeyOptions },
  )
  if (options.error) return options
  const response = await makePasskey(options.data).catch(() => null)
  if (response === null) return { status: 0, error: { status: 0, message: 'No passkey was created.' } }
  const request = { url: '/account/passkeys', method: 'POST', body: { name, response } } as const
  const added = await callApi(fetch, request, { schema: SecondFactorAdded })
  if (!added.error) rememberPasskeyHere()
  return added
}
