import { addRoutes } from '../app/add-routes.ts'
import type { AccountExport } from '../app/account-export.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { createLrsSecrets } from '../domain/lrs/lrs-secret.ts'
import { createGuardedFetch } from '../domain/outgoing/guarded-fetch.ts'
import { lrsExport } from './lrs-export.ts'
import { lrsRoutes } from './lrs.routes.ts'
import { createLrsClient } from './sending/lrs-client.ts'
import { registerSendJob } from './sending/send.jobs.ts'

interface Options {
  readonly services: Services
  readonly accountExport: AccountExport
}

/** What learners do is sent to the learning record store of their tenant, as statements of xAPI. */
export const lrsFeature = feature<Options>(
  'lrs',
  { needs: ['request-context'] },
  async (app, { services, accountExport }) => {
    accountExport.add(lrsExport)
    const secrets = createLrsSecrets(services)
    const client = createLrsClient(createGuardedFetch(services.config.lrsPrivateNetworks))
    await registerSendJob({ services, secrets, client })
    await addRoutes(app, lrsRoutes, { services, secrets, client })
  },
)
