import type { Certificate } from '@platform/shared-contracts/http'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import { mustRetake } from '../../domain/courses/module-content.ts'
import { findCertificate } from '../../domain/certificates/sql-certificates.ts'
import type { CachedTenants } from '../../domain/tenants/tenant-directory.ts'
import type { AttachedFile, MailAttachment } from '../../lib/mail/mail.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import { paperBrand } from '../../lib/pdf/paper-brand.ts'
import type { WorkPool } from '../../lib/workers/work-pool.ts'
import { readProof } from '../read-proof.ts'
import { toCertificate } from '../certificate-answer.ts'
import { CERTIFICATE_TASK } from './certificate-task.ts'

const HTTPS_PORT = 443

interface Parts {
  readonly services: Pick<Services, 'database' | 'now' | 'config'>
  readonly tenants: Pick<CachedTenants, 'byId'>
  readonly workers: WorkPool
}

export function certificateFileName({ moduleCode, number }: Certificate): string {
  return `certificate-${moduleCode}-${number}.pdf`
}

/** The certificate as a file for an email; `null` if it was erased since the email was queued. */
export function certificateFile({ services: { database, now, config }, tenants, workers }: Parts) {
  const checkUrlOf = ({ config: { domain } }: RequestTenant, code: string) => {
    const port = config.publicPort
    const site = {
      protocol: port === HTTPS_PORT ? 'https' : 'http',
      host: domain ?? config.trainingHost,
      port,
    }
    return siteUrl(site, `/verify/${code}`)
  }
  return async ({ id, tenantId }: MailAttachment): Promise<AttachedFile | null> => {
    const certificate = await database.withTenant(tenantId, async (tx) => {
      const row = await findCertificate(tx, id)
      if (!row) return null
      return toCertificate(row, { ...(await readProof(tx, [row.userId])), now: now(), mustRetake })
    })
    if (!certificate) return null
    const tenant = await tenants.byId(tenantId)
    const paper = {
      certificate,
      brand: paperBrand(tenant.config),
      checkUrl: checkUrlOf(tenant, certificate.code),
    }
    const content = await workers.run({ tenantId, account: 'email' }, CERTIFICATE_TASK, paper)
    return { name: certificateFileName(certificate), type: 'application/pdf', content }
  }
}
