import { atom } from 'nanostores'
import { callApi, type ApiFetch } from '@platform/shared-contracts/client'
import type { TenantConfig } from '@platform/shared-contracts/http'
import { builtInTenantFor, ONCALL_TENANT, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import type { ShellTenant } from '../app/shell-services.ts'

interface TenantSources {
  /** The config inlined in the HTML: the first paint is branded with it. */
  readonly inlined: TenantConfig
  readonly hostname: string
  readonly fetch: ApiFetch
  readonly log: (message: string, error?: unknown) => void
}

const TENANT_LOAD_ERROR = 'Failed to load tenant configuration'

/** Parsed only if it is not what the HTML said. */
const UNPARSED = { parse: (body: unknown) => body }

/** The tenant of this host: inlined at first, then what GET {api}/tenant/config answers on every start. */
export function createTenant({ inlined, hostname, fetch, log }: TenantSources) {
  const config = atom<TenantConfig>(inlined)
  const error = atom<string | null>(null)

  // A new config remounts every remote: an equal one must not count as new.
  const apply = (next: TenantConfig) => {
    if (JSON.stringify(next) !== JSON.stringify(config.get())) config.set(next)
  }

  const fail = (cause: unknown) => {
    log(TENANT_LOAD_ERROR, cause)
    error.set(TENANT_LOAD_ERROR)
    apply(fallback(inlined, hostname))
  }

  const load = async () => {
    // Once: the fallback stands at once where the server does not respond.
    const answer = await callApi(fetch, { url: '/tenant/config' }, { schema: UNPARSED })
    if (answer.error) return fail(answer.error)

    // The usual case: what the HTML said still holds, and the parser need not be fetched.
    if (JSON.stringify(answer.data) === JSON.stringify({ config: inlined })) return
    try {
      const { parseTenantAnswer } = await import(
        /* webpackChunkName: "tenant-answer" */ './parse-tenant-answer.ts'
      )
      apply(parseTenantAnswer(answer.data))
    } catch (cause) {
      fail(cause)
    }
  }

  return { config, error, load } satisfies ShellTenant & { load: () => Promise<void> }
}

/** A tenant that is not built in keeps its own brand: the default for its host would be another company's. */
function fallback(inlined: TenantConfig, hostname: string): TenantConfig {
  const isBuiltIn = inlined.id === ONCALL_TENANT.id || inlined.id === TRINOVA_TENANT.id
  return isBuiltIn ? builtInTenantFor(hostname) : inlined
}
