import { useEffect, useState } from 'react'
import { useShell } from '../app/shell-services.ts'
import { domainOf, lookUpCompany, type CompanyResult } from './company-lookup.ts'

export type CompanyState = CompanyResult | { readonly kind: 'none' } | { readonly kind: 'looking' }

/** The company behind a username, looked up whenever its domain changes. The answer for an earlier value is ignored. */
export function useCompanyLookup(username: string): CompanyState {
  const { session } = useShell()
  const domain = domainOf(username)
  const [last, setLast] = useState<{ domain: string; result: CompanyResult } | null>(null)

  useEffect(() => {
    setLast(null)
    if (!domain) return
    const controller = new AbortController()
    const { signal } = controller
    lookUpCompany(session.call, domain, signal).then(
      (result) => signal.aborted || setLast({ domain, result }),
      () => undefined,
    )
    return () => controller.abort()
  }, [domain, session])

  if (!domain) return { kind: 'none' }
  return last?.domain === domain ? last.result : { kind: 'looking' }
}
