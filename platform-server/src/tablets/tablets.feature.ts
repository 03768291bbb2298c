import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import type { Sessions } from '../domain/sessions/sessions.ts'
import { signInCodesRoutes } from './sign-in-codes.routes.ts'
import { tabletSignInRoutes } from './tablet-sign-in.routes.ts'
import { tabletsRoutes } from './tablets.routes.ts'

export interface TabletsOptions {
  readonly services: Services
  readonly passwords: Passwords
  readonly sessions: Sessions
}

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
