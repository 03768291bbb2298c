import type { Language, TenantConfig } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { document as catalog } from '../../locales/en/document.ts'

const messagesIn = createMessages({ document: catalog })

/** What a page that only scripts can show says where they are off. */
export function noScriptText(language: Language, tenant: TenantConfig): string {
  return messagesIn(language).noScript({ site: tenantName(tenant) })
}
