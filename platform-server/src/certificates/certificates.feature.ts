import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { mustRetake } from '../domain/courses/module-content.ts'
import { actsRoutes } from './acts/acts.routes.ts'
import { actExport } from './acts/sql-acts.ts'
import { badgesRoutes } from './badges/badges.routes.ts'
import { certificateExport } from './certificate-export.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { credentialsRoutes } from './credentials/credentials.routes.ts'
import { credentialExport } from './credentials/sql-credentials.ts'
import type { CertificatePapers } from '../domain/certificates/certificate-papers.ts'
import type { CertificateSigning } from '../domain/certificates/signing/certificate-signing.ts'
import { filesRoutes } from './files/files.routes.ts'
import { orderCertificatesRoutes } from './files/order-certificates.routes.ts'
import { keysRoutes } from './keys/keys.routes.ts'
import { certificateFile, paperMaker } from './pdf/certificate-file.ts'
import { practicalsRoutes } from './practicals.routes.ts'
import { registerRoutes } from './register.routes.ts'
import { createSignerOf } from './signer-of.ts'
import { verifyRoutes } from './verify.routes.ts'

interface Options extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
  readonly accountExport: AccountExport
  readonly signing: CertificateSigning
  readonly certificatePapers: CertificatePapers
}

export const certificatesFeature = feature<Options>(
  'certificates',
  { needs: ['request-context', 'workers'] },
  async (app, { services, tenants, tenantMailer, accountExport, signing, certificatePapers }) => {
    const signerOf = createSignerOf({ services, signing })
    certificatePapers.provide(paperMaker({ services, tenants, workers: app.workers, signerOf }))
    services.mail.attach('certificate', certificateFile(certificatePapers))
    accountExport.add(...certificateExport, actExport, credentialExport)
    await addRoutes(app, certificatesRoutes, { services, mustRetake, signerOf })
    await addRoutes(app, orderCertificatesRoutes, { services, mustRetake, signerOf })
    await addRoutes(app, filesRoutes, { services, mustRetake, signerOf })
    await addRoutes(app, keysRoutes, { signing })
    await addRoutes(app, badgesRoutes, { services, signerOf })
    await addRoutes(app, actsRoutes, { services, mustRetake, tenantMailer })
    await addRoutes(app, practicalsRoutes, { services, tenantMailer })
    await addRoutes(app, registerRoutes, { services, mustRetake })
    await addRoutes(app, credentialsRoutes, { services, tenantMailer })
    await addRoutes(app, verifyRoutes, { services, signerOf })
  },
)
