import { z } from 'zod/mini'
import {
  CheckEmailAnswer,
  ProfessionalPartner,
  type RegistrationRequest,
} from '@platform/shared-contracts/http'
import type { ShellSession } from '../app/shell-services.ts'
import { fieldsOf, jsonBody, messageOf, readJson } from '../lib/answer.ts'

type Call = ShellSession['call']

/** POST /auth/check-email. Errors: throws whenever nothing is learned. */
export async function isEmailAvailable(call: Call, email: string, signal: AbortSignal): Promise<boolean> {
  const response = await call('/auth/check-email', { ...jsonBody({ email }), signal })
  const body = await readJson(response)
  if (!response.ok) throw new Error(`/auth/check-email answered ${response.status}.`)
  return z.parse(CheckEmailAnswer, body).available
}

/** GET /auth/professional-partners. A failure is an empty list; a record that cannot be read is left out. */
export async function listPartners(call: Call): Promise<readonly ProfessionalPartner[]> {
  try {
    const response = await call('/auth/professional-partners')
    const records = await readJson(response)
    if (!response.ok || !Array.isArray(records)) return []
    return records.flatMap((record) => z.safeParse(ProfessionalPartner, record).data ?? [])
  } catch {
    return []
  }
}

export type RegistrationOutcome =
  | { readonly ok: true }
  /** `fields` by their names in the request. */
  | { readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, string>> }

/** POST /auth/register: 201 alone is success. Otherwise the server's message, '' where there is none. */
export async function register(call: Call, request: RegistrationRequest): Promise<RegistrationOutcome> {
  try {
    const response = await call('/auth/register', jsonBody(request))
    const body = await readJson(response)
    return response.status === 201
      ? { ok: true }
      : { ok: false, message: messageOf(body), fields: fieldsOf(body) }
  } catch {
    return { ok: false, message: '', fields: {} }
  }
}
