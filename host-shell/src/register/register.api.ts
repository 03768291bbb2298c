import {
  CheckEmailAnswer,
  ProfessionalPartner,
  type RegistrationRequest,
} from '@platform/shared-contracts/http'
import { callApi, readApi, type ApiError, type ApiSchema } from '@platform/shared-contracts/client'
import type { ShellSession } from '../app/shell-services.ts'

type Call = ShellSession['call']

/** POST /auth/check-email. Errors: throws whenever nothing is learned. */
export async function isEmailAvailable(call: Call, email: string, signal: AbortSignal): Promise<boolean> {
  const request = { url: '/auth/check-email', method: 'POST', body: { email } } as const
  const { data, error } = await callApi(call, request, { schema: CheckEmailAnswer, signal })
  if (error) throw new Error(error.message)
  return data.available
}

/** A record that cannot be read is left out. */
const Partners: ApiSchema<readonly ProfessionalPartner[]> = {
  parse: (body) =>
    (Array.isArray(body) ? body : []).flatMap((record) => ProfessionalPartner.safeParse(record).data ?? []),
}

/** GET /auth/professional-partners. A failure is an empty list. */
export async function listPartners(call: Call): Promise<readonly ProfessionalPartner[]> {
  const { data } = await readApi(call, '/auth/professional-partners', Partners)
  return data ?? []
}

const CREATED = 201

/** POST /auth/register: 201 alone is success. Answers `null` then, otherwise what is wrong. */
export async function register(call: Call, body: RegistrationRequest): Promise<Partial<ApiError> | null> {
  const { status, error } = await callApi(call, { url: '/auth/register', method: 'POST', body })
  return status === CREATED ? null : (error ?? {})
}
