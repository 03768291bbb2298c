import type { Certificate } from '@platform/shared-contracts/http'
import { chosenLanguage, LANGUAGES, writtenIn } from '@platform/shared-contracts/rules'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { certificate as catalog } from '../../locales/en/certificate.ts'

const messagesIn = createMessages({ certificate: catalog })
export type CertificateMessages = ReturnType<typeof messagesIn>

type Taught = Pick<Certificate, 'language'>

/** The texts of a certificate, in the language of the training. */
export function certificateMessages({ language }: Taught): CertificateMessages {
  return messagesIn(chosenLanguage(language))
}

/** The language of the training, as it names itself. */
export function certificateLanguage({ language }: Taught): string {
  return LANGUAGES[chosenLanguage(language)].name
}

/** BCP 47: of the file, and of its days. */
export function certificateLocale({ language }: Taught): string {
  return writtenIn(chosenLanguage(language))
}
