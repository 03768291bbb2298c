import { PasskeyOptions, ProofWays, type ProofRequest } from '@platform/shared-contracts/http'
import { callApi, type ApiFetch } from '@platform/shared-contracts/client'
import { askForPasskey } from '../lib/passkey.ts'

export const PROOF_METHODS = { path: '/account/proof', schema: ProofWays }

/** Errors: throws when no passkey was used. */
export async function passkeyProof(fetch: ApiFetch): Promise<ProofRequest> {
  const request = { url: '/account/proof/options', method: 'POST' } as const
  const { data, error } = await callApi(fetch, request, { schema: PasskeyOptions })
  if (error) throw new Error(error.message)
  return { kind: 'passkey', response: await askForPasskey(data) }
}

export const sendProof = (fetch: ApiFetch, body: ProofRequest) =>
  callApi(fetch, { url: '/account/proof', method: 'POST', body })
