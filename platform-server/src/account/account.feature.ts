import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { Services } from '../app/services.ts'
import type { SendAccountEmail } from '../domain/account-mail/account-mailer.ts'
import type { KnownDevices } from '../domain/accounts/known-devices.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import type { NewPasswords } from '../domain/new-passwords/new-passwords.ts'
import { accountRoutes } from './account.routes.ts'

interface Options {
  readonly services: Services
  readonly passwords: Passwords
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly accountMailer: SendAccountEmail
  readonly accountExport: AccountExport
}

export const accountFeature = feature<Options>(
  'account',
  { needs: ['request-context'] },
  async (app, options) => {
    const { services, passwords, newPasswords, devices, accountMailer: post, accountExport } = options
    await addRoutes(app, accountRoutes, { services, passwords, newPasswords, devices, post, accountExport })
  },
)
