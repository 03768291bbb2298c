import { tenantName } from '@platform/shared-contracts/rules'
import type { Tx } from '../lib/data/database.ts'
import { layOutMail, type MailBrand, type EmailContent } from '../lib/mail/mail-layout.ts'
import type { Mail } from '../lib/mail/mail.ts'
import { mailedIn } from '../lib/mail/mailed-language.rule.ts'
import { siteUrl, type Site } from '../lib/network/site-url.ts'
import type { RequestTenant } from './request-context.ts'
import type { Services } from './services.ts'

const DEFAULT_PRIMARY_COLOR = '#1e3a8a'
const HTTPS_PORT = 443

/** An email in the tenant's layout. `action.path` is a path of the tenant's own site. */
interface TenantEmailContent extends Omit<EmailContent, 'action' | 'leave'> {
  readonly action: { readonly label: string; readonly path: string }
  /** The way off a list: a page for people, and the path that mail programs post to. */
  readonly leave?: { readonly label: string; readonly path: string; readonly oneClickPath: string }
}

/** An email that is nothing but text, in the words of the user who sends it. */
type PlainEmailContent = Pick<Mail, 'subject' | 'text'>

type TenantEmail = Pick<Mail, 'to' | 'replyTo' | 'calendar' | 'attachment'> &
  (TenantEmailContent | PlainEmailContent)

interface Sender {
  readonly tenant: RequestTenant
  /** The request that it is sent for; none for a job. */
  readonly request?: { readonly protocol: string; readonly hostname: string }
}

export type SendTenantEmail = (tx: Tx, sender: Sender, email: TenantEmail) => Promise<void>

/** What a plugin that sends emails is registered with. */
export interface MailingOptions {
  readonly services: Services
  readonly tenantMailer: SendTenantEmail
}

/** The one way to send an email: queues it in the tenant's name, in the same transaction as the change that it reports. */
export function createTenantMailer({ config, mail }: Pick<Services, 'config' | 'mail'>): SendTenantEmail {
  function siteOf({ tenant, request }: Sender): Site {
    const port = config.publicPort
    const protocol = request?.protocol ?? (port === HTTPS_PORT ? 'https' : 'http')
    return { protocol, host: tenant.config.domain ?? request?.hostname ?? config.trainingHost, port }
  }

  return async (tx, sender, { to, replyTo, calendar, attachment, ...content }) => {
    const brand = brandOf(sender.tenant)
    const body = 'text' in content ? withOneLineSubject(content) : layOut(content, brand, siteOf(sender))
    await mail.post(tx, { to, replyTo, calendar, attachment, fromName: brand.name, ...body })
  }
}

function withOneLineSubject({ subject, text }: PlainEmailContent): PlainEmailContent {
  return { subject: subject.replace(/\s+/g, ' '), text }
}

function layOut({ action, leave, ...content }: TenantEmailContent, brand: MailBrand, site: Site) {
  const url = siteUrl(site, action.path, mailedIn(content.language))
  const body = { ...content, action: { label: action.label, url } }
  if (!leave) return layOutMail(brand, body)
  const leaving = { label: leave.label, url: siteUrl(site, leave.path, mailedIn(content.language)) }
  return {
    ...layOutMail(brand, { ...body, leave: leaving }),
    unsubscribeUrl: siteUrl(site, leave.oneClickPath),
  }
}

function brandOf({ config }: RequestTenant): MailBrand {
  return {
    name: tenantName(config),
    primaryColor: config.branding?.primaryColor ?? DEFAULT_PRIMARY_COLOR,
    supportEmail: config.support?.email ?? null,
  }
}
