import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { MailBody, MailBrand } from '../../lib/mail/mail-layout.ts'
import { mailedIn } from '../../lib/mail/mailed-language.rule.ts'
import type { Person } from '../accounts/people.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import type { AccountMail } from './account-emails.ts'

const DEFAULT_PRIMARY_COLOR = '#1e3a8a'

type Write = (brand: MailBrand, mail: AccountMail) => MailBody

interface OutgoingEmail {
  readonly to: Person
  readonly write: Write
  /** The page of the tenant's site that the email leads to. */
  readonly path: string
  readonly token?: string
}

/** Part of the transaction that made the token: once a token exists, its email must be sent. */
export type SendAccountEmail = (tx: Tx, request: FastifyRequest, email: OutgoingEmail) => Promise<void>

export function createAccountMailer({ config, mail }: Pick<Services, 'config' | 'mail'>): SendAccountEmail {
  return (tx, request, { to, write, path, token }) => {
    const { tenant, protocol, hostname } = request
    const { branding, support, domain } = tenant.config
    const brand: MailBrand = {
      name: tenantName(tenant.config),
      primaryColor: branding?.primaryColor ?? DEFAULT_PRIMARY_COLOR,
      supportEmail: support?.email ?? null,
    }
    const site = { protocol, host: domain ?? hostname, port: config.publicPort }
    const url = siteUrl(site, path, { ...(token === undefined ? {} : { token }), ...mailedIn(to.language) })
    const { subject, text, html } = write(brand, { firstName: to.firstName, url, language: to.language })
    return mail.post(tx, { to: to.email, fromName: brand.name, subject, text, html })
  }
}
