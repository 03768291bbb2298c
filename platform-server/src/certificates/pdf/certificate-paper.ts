import type { Certificate } from '@platform/shared-contracts/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import { customerOf } from '../../app/workers.ts'
import { signedCertificate } from '../../domain/certificates/signing/sign-certificate.ts'
import type { StoredCertificate } from '../../domain/certificates/sql-certificates.ts'
import type { Tx } from '../../lib/data/database.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import { paperBrand } from '../../lib/pdf/paper-brand.ts'
import { toCertificate, type MustRetake } from '../certificate-answer.ts'
import { readProof } from '../read-proof.ts'
import type { SignerOf } from '../signer-of.ts'
import { CERTIFICATE_TASK } from './certificate-task.ts'

export interface PaperOptions {
  readonly services: Services
  readonly mustRetake: MustRetake
  readonly signerOf: SignerOf
}

interface Paper {
  readonly certificate: Certificate
  readonly pdf: Uint8Array
}

/** The certificate that `read` gives as a PDF, with the branding of the request's tenant. */
export function createPapers(
  { workers }: Pick<FastifyInstance, 'workers'>,
  { services: { database, now, config }, mustRetake, signerOf }: PaperOptions,
) {
  return async (request: FastifyRequest, read: (tx: Tx) => Promise<StoredCertificate>): Promise<Paper> => {
    const { tenant, protocol, hostname } = request
    const { certificate, signed } = await database.withTenant(currentUser(request).tenantId, async (tx) => {
      const row = await read(tx)
      const proof = await readProof(tx, [row.userId])
      return {
        certificate: toCertificate(row, { ...proof, now: now(), mustRetake }),
        signed: await signedCertificate(tx, row, signerOf(tenant)),
      }
    })
    const site = { protocol, host: tenant.config.domain ?? hostname, port: config.publicPort }
    const checkUrl = siteUrl(site, `/verify/${certificate.code}`)
    const paper = { certificate, brand: paperBrand(tenant.config), checkUrl, signed }
    return { certificate, pdf: await workers.run(customerOf(request), CERTIFICATE_TASK, paper) }
  }
}
