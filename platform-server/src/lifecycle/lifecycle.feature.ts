import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { releaseOrders } from '../domain/orders/release-seats.ts'
import { lifecycleRoutes } from './lifecycle.routes.ts'

export const lifecycleFeature = feature<MailingOptions>(
  'lifecycle',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer }) => {
    await addRoutes(app, lifecycleRoutes, { services, tenantMailer, releaseOrders })
  },
)
