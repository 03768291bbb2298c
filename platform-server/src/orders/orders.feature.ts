import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { currentLegalDocument } from '../domain/legal/legal-documents.ts'
import { paymentExport, planExport, refundExport } from '../domain/plans/plan-export.ts'
import { orderExport } from '../domain/orders/sql-orders.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { ordersRoutes } from './orders.routes.ts'
import { plansRoutes } from './plans/plans.routes.ts'
import { cardPaymentRoutes } from './payments/card-payment.routes.ts'

interface Options extends MailingOptions {
  readonly accountExport: AccountExport
  readonly tenants: Pick<CachedTenants, 'byId'>
}

export const ordersFeature = feature<Options>(
  'orders',
  { needs: ['request-context', 'workers'] },
  async (app, { services, tenantMailer, accountExport, tenants }) => {
    accountExport.add(orderExport, planExport, paymentExport, refundExport)
    await addRoutes(app, ordersRoutes, {
      services,
      tenantMailer,
      termsInForce: async (tx, tenantId, at) =>
        (await currentLegalDocument(tx, tenantId, 'terms', at)).version,
    })
    await addRoutes(app, plansRoutes, { services, tenantMailer })
    await addRoutes(app, cardPaymentRoutes, { services, tenantMailer, tenants })
  },
)
