import { CompanyLookup, type Id } from '@platform/shared-contracts/http'
import { callApi } from '@platform/shared-contracts/client'
import type { ShellSession } from '../app/shell-services.ts'

export type CompanyResult =
  | { readonly kind: 'found'; readonly companyId: Id }
  /** The server knows no company for the domain. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }

/** The part of a company username after the @; '' where there is none. */
export function domainOf(username: string): string {
  const at = username.indexOf('@')
  return at < 0 ? '' : username.slice(at + 1).trim()
}

/** GET /auth/company-by-domain. Never throws but for an abort. */
export async function lookUpCompany(
  call: ShellSession['call'],
  domain: string,
  signal: AbortSignal,
): Promise<CompanyResult> {
  const path = `/auth/company-by-domain?domain=${encodeURIComponent(domain)}`
  const { data, error } = await callApi(call, { url: path }, { schema: LookupAnswer, signal })
  if (signal.aborted) throw signal.reason
  if (error) return { kind: 'failed' }
  const { companyId } = data
  return companyId === undefined || companyId === null || companyId === ''
    ? { kind: 'missing' }
    : { kind: 'found', companyId }
}

/** No body means no company. */
const LookupAnswer = { parse: (body: unknown) => CompanyLookup.parse(body ?? {}) }
