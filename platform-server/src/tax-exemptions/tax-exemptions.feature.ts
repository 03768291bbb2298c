import { addRoutes } from '../app/add-routes.ts'
import type { AccountExport } from '../app/account-export.ts'
import { feature } from '../app/feature.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { exemptionReviewRoutes } from './review.routes.ts'
import { taxExemptionExport } from './sql-tax-exemptions.ts'
import { taxExemptionsRoutes } from './tax-exemptions.routes.ts'

interface Options extends MailingOptions {
  readonly accountExport: AccountExport
}

/** Certificates of exemption from sales tax: sent by buyers, checked by staff, named by invoices. */
export const taxExemptionsFeature = feature<Options>(
  'tax-exemptions',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer, accountExport }) => {
    accountExport.add(taxExemptionExport)
    await addRoutes(app, taxExemptionsRoutes, { services, tenantMailer })
    await addRoutes(app, exemptionReviewRoutes, { services, tenantMailer })
  },
)
