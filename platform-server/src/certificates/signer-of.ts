import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { CertificateSigning } from '../domain/certificates/signing/certificate-signing.ts'
import type { Signer } from '../domain/certificates/signing/sign-certificate.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import { siteUrl } from '../lib/network/site-url.ts'

/** Signs in the name of a tenant. */
export type SignerOf = (tenant: RequestTenant) => Signer

interface Parts {
  readonly services: Pick<Services, 'config' | 'now'>
  readonly signing: CertificateSigning
}

export function createSignerOf({ services: { config, now }, signing }: Parts): SignerOf {
  return (tenant) => {
    const site = siteUrl(tenantSite(config, tenant), '/').replace(/\/$/, '')
    return { signing, tenant, site, now: now() }
  }
}
