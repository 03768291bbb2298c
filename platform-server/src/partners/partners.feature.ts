import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { partnerAdminRoutes } from './partner-admin.routes.ts'
import { portraitAdminRoutes } from './portraits/portrait-admin.routes.ts'
import { portraitRoutes } from './portraits/portrait.routes.ts'
import { partnersRoutes } from './partners.routes.ts'

export const partnersFeature = feature<MailingOptions>(
  'partners',
  { needs: ['request-context', 'workers'] },
  async (app, { services, tenantMailer }) => {
    await addRoutes(app, partnersRoutes, { services, tenantMailer })
    await addRoutes(app, partnerAdminRoutes, services)
    await addRoutes(app, portraitRoutes, services)
    await addRoutes(app, portraitAdminRoutes, services)
  },
)
