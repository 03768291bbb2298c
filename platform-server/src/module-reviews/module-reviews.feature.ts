import type { AccountExport } from '../app/account-export.ts'
import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { moduleReviewsRoutes } from './module-reviews.routes.ts'
import { ownReviewsRoutes } from './own-reviews.routes.ts'
import { moduleReviewExport } from './sql-module-reviews.ts'

interface Options extends MailingOptions {
  readonly accountExport: AccountExport
}

export const moduleReviewsFeature = feature<Options>(
  'module-reviews',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer, accountExport }) => {
    accountExport.add(moduleReviewExport)
    await addRoutes(app, moduleReviewsRoutes, services)
    await addRoutes(app, ownReviewsRoutes, services)
    await addRoutes(app, moderationRoutes, { services, tenantMailer })
  },
)
