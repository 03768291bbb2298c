import { feature } from '../app/feature.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { releaseOrders } from '../domain/orders/release-seats.ts'
import { lifecycleRoutes } from './lifecycle.routes.ts'

export const lifecycleFeature = feature<MailingOptions>(
  'lifecycle',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer }) => {
    await app.register(lifecycleRoutes, { services, tenantMailer, releaseOrders })
  },
)
