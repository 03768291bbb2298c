import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { Services } from '../app/services.ts'
import type { SendAccountEmail } from '../domain/account-mail/account-mailer.ts'
import type { KnownDevices } from '../domain/accounts/known-devices.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import { createCompanyLogin } from '../domain/directories/company-login.ts'
import type { CompanySecrets } from '../domain/directories/company-secret.ts'
import type { SecondFactor } from '../domain/second-factor/second-factor.ts'
import type { Sessions } from '../domain/sessions/sessions.ts'
import { accountSessionRoutes } from './account-sessions.routes.ts'
import { createLogin } from './login.ts'
import { createPasswordLogin } from './password-login.ts'
import { sessionExport } from './session-export.ts'
import { sessionRoutes } from './session.routes.ts'

interface Options {
  readonly services: Services
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly devices: KnownDevices
  readonly accountMailer: SendAccountEmail
  readonly companySecrets: CompanySecrets
  readonly secondFactor: Pick<SecondFactor, 'secondStep'>
  readonly accountExport: AccountExport
}

export const sessionsFeature = feature<Options>(
  'sessions',
  { needs: ['request-context'] },
  async (app, options) => {
    const { services, sessions, passwords, devices, accountMailer, secondFactor } = options
    const login = createLogin({
      ...{ services, sessions, devices },
      passwordLogin: createPasswordLogin({ services, passwords }),
      companyLogin: createCompanyLogin({ services, secrets: options.companySecrets }),
      post: accountMailer,
      secondFactor: secondFactor.secondStep.begin,
    })
    options.accountExport.add(sessionExport)
    await addRoutes(app, sessionRoutes, { services, sessions, login })
    await addRoutes(app, accountSessionRoutes, { services })
  },
)
