import type { Config } from '../../app/config/config.ts'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Site } from '../../lib/network/site-url.ts'

const HTTPS_PORT = 443

/** Where a tenant's site is, without a request at hand. */
export function tenantSite(
  { publicPort: port, tls, trainingHost }: Pick<Config, 'publicPort' | 'tls' | 'trainingHost'>,
  { config }: Pick<RequestTenant, 'config'>,
): Site {
  const protocol = port === HTTPS_PORT || tls !== null ? 'https' : 'http'
  return { protocol, host: config.domain ?? trainingHost, port }
}
