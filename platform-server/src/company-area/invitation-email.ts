import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { createMessages } from '../lib/messages/create-messages.ts'
import { companyInvitation } from '../locales/en/company-invitation.ts'

const messagesIn = createMessages({ companyInvitation })

interface Invited {
  readonly email: string
  readonly firstName: string
  readonly language: Language | null
}

/** Asks a person to let a company see their training. They need no token: the page shows what awaits their address. */
export function invitationEmail({ email: to, firstName, language: chosen }: Invited, company: string) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  return {
    ...{ to, language },
    subject: messages.subject({ company }),
    greeting: messages.greeting({ firstName }),
    paragraphs: [messages.request({ company }), messages.sees],
    action: { label: messages.action, path: '/company-invitations' },
    closing: messages.closing,
  }
}
