import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { CertificatePapers } from '../domain/certificates/certificate-papers.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import type { WorkPool } from '../lib/workers/work-pool.ts'

/** What the jobs that make a pack use. */
export interface PackMaking extends MailingOptions {
  readonly services: Services
  readonly tenants: Pick<CachedTenants, 'byId'>
  readonly workers: WorkPool
  readonly certificatePapers: CertificatePapers
}

export interface OfPack {
  readonly tenantId: number
  readonly packId: string
}
