import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { calendarFeedRoutes } from './calendar/calendar-feed.routes.ts'
import { consultationsRoutes } from './consultations.routes.ts'
import { attachmentExport, consultationExport, reviewExport } from './sql-consultations.ts'

interface Options extends MailingOptions {
  readonly accountExport: AccountExport
}

export const consultationsFeature = feature<Options>(
  'consultations',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer, accountExport }) => {
    accountExport.add(consultationExport)
    accountExport.add(attachmentExport, reviewExport)
    await addRoutes(app, consultationsRoutes, { services, tenantMailer })
    await addRoutes(app, calendarFeedRoutes, { services })
  },
)
