import { z } from 'zod/mini'
import { PasskeyOptions, ProofWays, type ProofRequest } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { jsonBody, messageOf, readJson } from '../lib/answer.ts'
import { askForPasskey } from '../lib/passkey.ts'

type Fetch = Platform['fetch']

/** Errors: throws for any answer but the ways. */
export async function fetchWays(fetch: Fetch): Promise<ProofWays> {
  const response = await fetch('/account/proof')
  return z.parse(ProofWays, await readJson(response))
}

/** Errors: throws when no passkey was used. */
export async function passkeyProof(fetch: Fetch): Promise<ProofRequest> {
  const answer = await fetch('/account/proof/options', { method: 'POST' })
  const options = z.parse(PasskeyOptions, await readJson(answer))
  return { kind: 'passkey', response: await askForPasskey(options) }
}

export type ProofOutcome =
  | { readonly ok: true }
  /** Which field is wrong, where it is one. */
  | { readonly ok: false; readonly message: string; readonly field: 'password' | 'code' | null }

export async function sendProof(fetch: Fetch, proof: ProofRequest, otherwise: string): Promise<ProofOutcome> {
  try {
    const response = await fetch('/account/proof', jsonBody(proof))
    if (response.ok) return { ok: true }
    const body = await readJson(response)
    return { ok: false, message: messageOf(body) || otherwise, field: fieldOf(body) }
  } catch {
    return { ok: false, message: otherwise, field: null }
  }
}

const Fields = z.object({ fields: z.record(z.string(), z.string()) })

function fieldOf(body: unknown): 'password' | 'code' | null {
  const { fields = {} } = z.safeParse(Fields, body).data ?? {}
  if ('password' in fields) return 'password'
  return 'code' in fields ? 'code' : null
}
