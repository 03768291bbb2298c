import type { RequestTenant } from '../../app/request-context.ts'
import type { Config } from '../../app/config/config.ts'
import { tenantSite } from '../../domain/tenants/tenant-site.ts'
import { siteUrl } from '../../lib/network/site-url.ts'

/** The base URL of a tenant, for identity providers; `path` is a resource, `/Users/7`. */
export const scimAddress = (config: Config, tenant: RequestTenant, path = '') =>
  siteUrl(tenantSite(config, tenant), `/api/scim/v2${path}`)
