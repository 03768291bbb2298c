import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import { registrationRoutes, type RegistrationParts } from './registration.routes.ts'

export const registrationFeature = feature<RegistrationParts>(
  'registration',
  { needs: ['request-context'] },
  async (app, parts) => {
    await addRoutes(app, registrationRoutes, parts)
  },
)
