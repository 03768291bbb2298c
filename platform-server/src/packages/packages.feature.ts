import { addRoutes } from '../app/add-routes.ts'
import type { AccountExport } from '../app/account-export.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { Releases } from '../domain/releases/open-releases.ts'
import { createStatementStore } from '../domain/xapi/statement-store.ts'
import { beginCmi5Session } from './cmi5/begin-session.ts'
import { exportRoutes } from './exporting/export.routes.ts'
import { createPageReader } from './exporting/standalone-page.ts'
import { packageAdminRoutes } from './package-admin.routes.ts'
import { packageExport } from './package-export.ts'
import { statementsRoutes } from './statements/statements.routes.ts'
import { packagesRoutes } from './packages.routes.ts'

interface Options {
  readonly services: Services
  readonly accountExport: AccountExport
  readonly releases: Releases
}

export const packagesFeature = feature<Options>(
  'packages',
  { needs: ['request-context'] },
  async (app, { services, accountExport, releases }) => {
    accountExport.add(...packageExport)
    const store = createStatementStore(services)
    await addRoutes(app, packageAdminRoutes, services)
    await addRoutes(app, statementsRoutes, services)
    await addRoutes(app, exportRoutes, { services, readPage: createPageReader({ services, releases }) })
    await addRoutes(app, packagesRoutes, { services, onLaunch: beginCmi5Session({ ...services, store }) })
  },
)
