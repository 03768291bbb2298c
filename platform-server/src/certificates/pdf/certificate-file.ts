import type { Certificate } from '@platform/shared-contracts/http'
import type { Services } from '../../app/services.ts'
import { mustRetake } from '../../domain/courses/module-content.ts'
import type { CertificatePapers, MakePaper } from '../../domain/certificates/certificate-papers.ts'
import { findCertificate } from '../../domain/certificates/sql-certificates.ts'
import { signedCertificate } from '../../domain/certificates/signing/sign-certificate.ts'
import { tenantSite } from '../../domain/tenants/tenant-site.ts'
import type { CachedTenants } from '../../domain/tenants/tenant-directory.ts'
import type { AttachedFile, MailAttachment } from '../../lib/mail/mail.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import { paperBrand } from '../../lib/pdf/paper-brand.ts'
import type { WorkPool } from '../../lib/workers/work-pool.ts'
import { readProof } from '../read-proof.ts'
import { toCertificate } from '../certificate-answer.ts'
import type { SignerOf } from '../signer-of.ts'
import { CERTIFICATE_TASK } from './certificate-task.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now' | 'config'>
  readonly tenants: Pick<CachedTenants, 'byId'>
  readonly workers: WorkPool
  readonly signerOf: SignerOf
}

type Named = Pick<Certificate, 'moduleCode' | 'number'>

/** The name of a file of a certificate, `pdf` unless stated otherwise. */
export function certificateFileName({ moduleCode, number }: Named, kind = 'pdf'): string {
  return `certificate-${moduleCode}-${number}.${kind}`
}

/** The certificate as a file for an email; `null` if it was erased since the email was queued. */
export function certificateFile({ make }: Pick<CertificatePapers, 'make'>) {
  return async ({ id, tenantId }: MailAttachment): Promise<AttachedFile | null> => {
    const paper = await make({ id, tenantId, account: 'email' })
    if (!paper) return null
    return { name: certificateFileName(paper.certificate), type: 'application/pdf', content: paper.pdf }
  }
}

/** For a job, which has no request. */
export function paperMaker({
  services: { database, now, config },
  tenants,
  workers,
  signerOf,
}: Parts): MakePaper {
  return async ({ id, tenantId, account }) => {
    const tenant = await tenants.byId(tenantId)
    const found = await database.withTenant(tenantId, async (tx) => {
      const row = await findCertificate(tx, id)
      if (!row) return null
      const proof = await readProof(tx, [row.userId])
      return {
        certificate: toCertificate(row, { ...proof, now: now(), mustRetake }),
        signed: await signedCertificate(tx, row, signerOf(tenant)),
      }
    })
    if (!found) return null
    const { certificate } = found
    const checkUrl = siteUrl(tenantSite(config, tenant), `/verify/${certificate.code}`)
    const paper = { ...found, brand: paperBrand(tenant.config), checkUrl }
    return { certificate, pdf: await workers.run({ tenantId, account }, CERTIFICATE_TASK, paper) }
  }
}
