import { z } from 'zod/mini'
import {
  PasskeyOptions,
  RecoveryCodes,
  SecondFactorAdded,
  SecondFactorOverview,
  TotpEnrollment,
  type Passkey,
} from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { jsonBody, messageOf, readJson } from '../../lib/answer.ts'
import { makePasskey, rememberPasskeyHere } from '../../lib/passkey.ts'

type Fetch = Platform['fetch']

/** `message` is `null` if the server sent none; the screen then shows its own message. */
export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string | null }

const FAILED: Answer<never> = { ok: false, message: null }

/** Errors: throws for any answer but an overview. */
export async function fetchOverview(fetch: Fetch): Promise<SecondFactorOverview> {
  return z.parse(SecondFactorOverview, await readJson(await fetch('/account/second-factor')))
}

export const beginTotp = (fetch: Fetch) =>
  answerOf(TotpEnrollment, () => fetch('/account/totp', { method: 'POST' }))

export const confirmTotp = (fetch: Fetch, code: string) =>
  answerOf(SecondFactorAdded, () => fetch('/account/totp/confirm', jsonBody({ code })))

export const removeTotp = (fetch: Fetch) => done(() => fetch('/account/totp', { method: 'DELETE' }))

export const replaceRecoveryCodes = (fetch: Fetch) =>
  answerOf(RecoveryCodes, () => fetch('/account/recovery-codes', { method: 'POST' }))

export const renamePasskey = (fetch: Fetch, id: Passkey['id'], name: string) =>
  done(() => fetch(`/account/passkeys/${encodeURIComponent(id)}`, { ...jsonBody({ name }), method: 'PATCH' }))

export const removePasskey = (fetch: Fetch, id: Passkey['id']) =>
  done(() => fetch(`/account/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }))

/** Creates a passkey in the browser and adds it. A failure without a message comes from the user or the browser. */
export async function addPasskey(fetch: Fetch, name: string): Promise<Answer<SecondFactorAdded>> {
  const options = await answerOf(PasskeyOptions, () => fetch('/account/passkeys/options', { method: 'POST' }))
  if (!options.ok) return options
  const response = await makePasskey(options.value).catch(() => null)
  if (response === null) return FAILED
  const added = await answerOf(SecondFactorAdded, () =>
    fetch('/account/passkeys', jsonBody({ name, response })),
  )
  if (added.ok) rememberPasskeyHere()
  return added
}

async function answerOf<T>(shape: z.ZodMiniType<T>, send: () => Promise<Response>): Promise<Answer<T>> {
  try {
    const response = await send()
    const body = await readJson(response)
    if (!response.ok) return { ok: false, message: messageOf(body) || null }
    return { ok: true, value: z.parse(shape, body) }
  } catch {
    return FAILED
  }
}

/** For calls whose response body is not needed. */
async function done(send: () => Promise<Response>): Promise<Answer<true>> {
  const answer = await answerOf(z.unknown(), send)
  return answer.ok ? { ok: true, value: true } : answer
}
