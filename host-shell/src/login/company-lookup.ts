import { z } from 'zod/mini'
import { CompanyLookup, type Id } from '@platform/shared-contracts/http'
import type { ShellSession } from '../app/shell-services.ts'
import { readJson } from '../lib/answer.ts'

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
  try {
    const response = await call(`/auth/company-by-domain?domain=${encodeURIComponent(domain)}`, { signal })
    const body = await readJson(response)
    if (!response.ok) return { kind: 'failed' }
    const { companyId } = z.parse(CompanyLookup, body ?? {})
    return companyId === undefined || companyId === null || companyId === ''
      ? { kind: 'missing' }
      : { kind: 'found', companyId }
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'failed' }
  }
}
