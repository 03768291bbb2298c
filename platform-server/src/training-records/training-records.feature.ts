import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { assignmentRoutes } from './assignments.routes.ts'
import { attendedClassesRoutes } from './classes/attended-classes.routes.ts'
import { classesRoutes } from './classes/classes.routes.ts'
import { classExport } from './classes/class-export.ts'
import { sheetRoutes } from './classes/sheet.routes.ts'
import { exemptionExport } from './exemptions.ts'
import { exemptionsRoutes } from './exemptions.routes.ts'
import { assignmentExport } from './sql-training-records.ts'
import { practiceRoutes } from './practice/practice.routes.ts'
import { companyTrainingRoutes, managerRoutes, partnerLearnersRoutes } from './training-records.routes.ts'

interface Options extends MailingOptions {
  readonly accountExport: AccountExport
}

export const trainingRecordsFeature = feature<Options>(
  'training-records',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer, accountExport }) => {
    accountExport.add(assignmentExport, exemptionExport, classExport)
    await addRoutes(app, managerRoutes, services)
    await addRoutes(app, partnerLearnersRoutes, services)
    await addRoutes(app, companyTrainingRoutes, services)
    await addRoutes(app, exemptionsRoutes, services)
    await addRoutes(app, classesRoutes, services)
    await addRoutes(app, attendedClassesRoutes, services)
    await addRoutes(app, sheetRoutes, services)
    await addRoutes(app, assignmentRoutes, { services, tenantMailer })
    await addRoutes(app, practiceRoutes, { services, tenantMailer })
  },
)
