import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import { signInCodesRoutes } from './sign-in-codes.routes.ts'
import { tabletSignInRoutes } from './tablet-sign-in.routes.ts'
import type { TabletsOptions } from './tablet-sign-in.ts'
import { tabletsRoutes } from './tablets.routes.ts'

/** Shared tablets of a company, on which its people without email sign in. */
export const tabletsFeature = feature<TabletsOptions>(
  'tablets',
  { needs: ['request-context'] },
  async (app, { services, passwords, sessions }) => {
    await addRoutes(app, tabletsRoutes, services)
    await addRoutes(app, signInCodesRoutes, { services, passwords })
    await addRoutes(app, tabletSignInRoutes, { services, passwords, sessions })
  },
)
