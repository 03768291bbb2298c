import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { mustRetake } from '../domain/courses/module-content.ts'
import { certificateExport } from './certificate-export.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { credentialsRoutes } from './credentials/credentials.routes.ts'
import { credentialExport } from './credentials/sql-credentials.ts'
import { practicalsRoutes } from './practicals.routes.ts'
import { registerRoutes } from './register.routes.ts'
import { verifyRoutes } from './verify.routes.ts'

interface Options extends MailingOptions {
  readonly accountExport: AccountExport
}

export const certificatesFeature = feature<Options>(
  'certificates',
  { needs: ['request-context', 'workers'] },
  async (app, { services, tenantMailer, accountExport }) => {
    accountExport.add(...certificateExport, credentialExport)
    await app.register(certificatesRoutes, { services, mustRetake })
    await app.register(practicalsRoutes, { services })
    await app.register(registerRoutes, { services, mustRetake })
    await app.register(credentialsRoutes, { services, tenantMailer })
    await app.register(verifyRoutes, { services })
  },
)
