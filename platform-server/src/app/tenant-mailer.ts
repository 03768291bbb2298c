import { tenantName } from '@platform/shared-contracts/rules'
import type { Tx } from '../lib/data/database.ts'
import { layOutMail, type MailBrand, type EmailContent } from '../lib/mail/mail-layout.ts'
import { mailedIn } from '../lib/mail/mailed-language.rule.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import type { RequestTenant } from './request-context.ts'
import type { Services } from './services.ts'

const DEFAULT_PRIMARY_COLOR = '#1e3a8a'
const HTTPS_PORT = 443

/** `action.path` is a path of the tenant's own site. */
interface TenantEmail extends Omit<EmailContent, 'action'> {
  readonly to: string
  readonly action: { readonly label: string; readonly path: string }
}

interface Sender {
  readonly tenant: RequestTenant
  /** The request that it is sent for; none for a job. */
  readonly request?: { readonly protocol: string; readonly hostname: string }
}

export type SendTenantEmail = (tx: Tx, sender: Sender, email: TenantEmail) => Promise<void>

/** Queues an email in the tenant's brand, in the same transaction as the change that it reports. */
export function createTenantMailer({ config, mail }: Pick<Services, 'config' | 'mail'>): SendTenantEmail {
  return async (tx, { tenant, request }, { to, action, ...content }) => {
    const port = config.publicPort
    const protocol = request?.protocol ?? (port === HTTPS_PORT ? 'https' : 'http')
    const host = tenant.config.domain ?? request?.hostname ?? config.trainingHost
    const url = siteUrl({ protocol, host, port }, action.path, mailedIn(content.language))
    const brand = brandOf(tenant)
    const body = layOutMail(brand, { ...content, action: { label: action.label, url } })
    await mail.post(tx, { to, fromName: brand.name, ...body })
  }
}

function brandOf({ config }: RequestTenant): MailBrand {
  return {
    name: tenantName(config),
    primaryColor: config.branding?.primaryColor ?? DEFAULT_PRIMARY_COLOR,
    supportEmail: config.support?.email ?? null,
  }
}
