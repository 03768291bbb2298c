import { atom } from 'nanostores'
import type { TenantConfig } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import type { ShellTenant } from '../app/shell-services.ts'

interface TenantSources {
  /** The config inlined in the HTML: the first paint is branded with it. */
  readonly inlined: TenantConfig
  readonly hostname: string
  readonly fetch: Platform['fetch']
  readonly log: (message: string, error?: unknown) => void
}

const TENANT_LOAD_ERROR = 'Failed to load tenant configuration'

/** The tenant of this host: inlined at first, then what GET {api}/tenant/config answers on every start. */
export function createTenant({ inlined, hostname, fetch, log }: TenantSources) {
  const config = atom<TenantConfig>(inlined)
  const error = atom<string | null>(null)

  // A new config remounts every remote: an equal one must not count as new.
  const apply = (next: TenantConfig) => {
    if (JSON.stringify(next) !== JSON.stringify(config.get())) config.set(next)
  }

  const load = async () => {
    try {
      const response = await fetch('/tenant/config')
      const text = await response.text()
      if (!response.ok) throw new Error(`/tenant/config answered ${response.status}.`)
      // The usual case: what the HTML said still holds, and the parser need not be fetched.
      if (text === JSON.stringify({ config: inlined })) return
      const { parseTenantAnswer } = await import(
        /* webpackChunkName: "tenant-answer" */ './parse-tenant-answer.ts'
      )
      apply(parseTenantAnswer(text))
    } catch (cause) {
      log(TENANT_LOAD_ERROR, cause)
      error.set(TENANT_LOAD_ERROR)
      const { fallbackTenant } = await import(/* webpackChunkName: "tenant-answer" */ './fallback-tenant.ts')
      apply(fallbackTenant(inlined, hostname))
    }
  }

  return { config, error, load } satisfies ShellTenant & { load: () => Promise<void> }
}
