import { i18n } from '../app/i18n.ts'
import { register, registerFailures } from '../locales/en/register.ts'

export const registerMessages = i18n({ register })
export const registerFailureMessages = i18n({ registerFailures })
