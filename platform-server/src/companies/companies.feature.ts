import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { CompanySecrets } from '../domain/directories/company-secret.ts'
import { companiesRoutes } from './companies.routes.ts'
import { directoryRoutes } from './directory.routes.ts'

interface Options {
  readonly services: Services
  readonly companySecrets: CompanySecrets
}

export const companiesFeature = feature<Options>(
  'companies',
  { needs: ['request-context'] },
  async (app, { services, companySecrets: secrets }) => {
    await addRoutes(app, companiesRoutes, { services, secrets })
    await addRoutes(app, directoryRoutes, { services, secrets })
  },
)
