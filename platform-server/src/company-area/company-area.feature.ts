import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import { ownRows, type AccountExport } from '../app/account-export.ts'
import { registerRequirements, type Requiring } from './requirements/requirements.jobs.ts'
import { digestRoutes } from './requirements/digest.routes.ts'
import { companyRulesRoutes } from './requirements/rules.routes.ts'
import { companyManagers, companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companyInvitationsRoutes } from './invitations.routes.ts'
import { companyManagersRoutes, ownManagersRoutes } from './managers.routes.ts'
import { companyViewsRoutes } from './views/views.routes.ts'
import { companyPeopleRoutes } from './company-people.routes.ts'
import { renewalsFeedRoutes } from './renewals/renewals-feed.routes.ts'
import { renewalsRoutes } from './renewals/renewals.routes.ts'
import { scimRoutes } from './scim/scim.routes.ts'
import { scimTokensRoutes } from './scim/scim-tokens.routes.ts'

interface Options extends Requiring {
  readonly accountExport: AccountExport
}

/** People of a company, and those who manage them. */
export const companyAreaFeature = feature<Options>(
  'company-area',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer, tenants, accountExport }) => {
    accountExport.add(
      {
        name: 'companies',
        rowsOf: ownRows(companyPeople, {
          companyId: companyPeople.companyId,
          department: companyPeople.department,
          site: companyPeople.site,
          jobRole: companyPeople.jobRole,
          joinedAt: companyPeople.joinedAt,
          deactivatedAt: companyPeople.deactivatedAt,
        }),
      },
      {
        name: 'managedCompanies',
        rowsOf: ownRows(companyManagers, {
          companyId: companyManagers.companyId,
          isOwner: companyManagers.isOwner,
          grantedAt: companyManagers.grantedAt,
        }),
      },
    )
    await registerRequirements({ services, tenantMailer, tenants })
    await addRoutes(app, companyPeopleRoutes, { services, tenantMailer })
    await addRoutes(app, companyRulesRoutes, { services, tenantMailer })
    await addRoutes(app, digestRoutes, services)
    await addRoutes(app, renewalsRoutes, services)
    await addRoutes(app, renewalsFeedRoutes, services)
    await addRoutes(app, companyViewsRoutes, services)
    await addRoutes(app, ownManagersRoutes, { services })
    await addRoutes(app, companyManagersRoutes, { services })
    await addRoutes(app, companyInvitationsRoutes, services)
    await addRoutes(app, scimTokensRoutes, { services, tenantMailer })
    await addRoutes(app, scimRoutes, { services, tenantMailer })
  },
)
