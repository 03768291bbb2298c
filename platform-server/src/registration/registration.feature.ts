import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import type { SendAccountEmail } from '../domain/account-mail/account-mailer.ts'
import type { KnownDevices } from '../domain/accounts/known-devices.ts'
import type { MailLimits } from '../domain/accounts/mail-limits.ts'
import type { MailedLinks } from '../domain/accounts/mailed-links.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import type { NewPasswords } from '../domain/new-passwords/new-passwords.ts'
import { registrationRoutes } from './registration.routes.ts'

interface Options {
  readonly services: Services
  readonly passwords: Passwords
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly accountMailer: SendAccountEmail
  readonly mailLimits: MailLimits
  readonly mailedLinks: MailedLinks
}

export const registrationFeature = feature<Options>(
  'registration',
  { needs: ['request-context'] },
  async (app, options) => {
    await app.register(registrationRoutes, options)
  },
)
