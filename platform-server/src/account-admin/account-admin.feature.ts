import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { MailedLinks } from '../domain/accounts/mailed-links.ts'
import { accountAdminRoutes } from './account-admin.routes.ts'
import { auditRoutes } from './audit.routes.ts'

interface Options {
  readonly services: Services
  readonly mailedLinks: MailedLinks
}

export const accountAdminFeature = feature<Options>(
  'account-admin',
  { needs: ['request-context'] },
  async (app, { services, mailedLinks }) => {
    await addRoutes(app, accountAdminRoutes, {
      services,
      sendVerification: mailedLinks.verification.resend,
      sendPasswordLink: mailedLinks.passwordReset.ask,
    })
    await addRoutes(app, auditRoutes, services)
  },
)
