import { i18n } from '../../app/i18n.ts'
import { credentials, credentialForm } from '../../locales/en/certificates/credentials.ts'

export const credentialsMessages = i18n({ credentials })
export const credentialFormMessages = i18n({ credentialForm })
