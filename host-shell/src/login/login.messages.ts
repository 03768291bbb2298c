import { i18n } from '../app/i18n.ts'
import { login, loginFailures, secondStep } from '../locales/en/login.ts'

export const loginMessages = i18n({ login })
export const loginFailureMessages = i18n({ loginFailures })
export const secondStepMessages = i18n({ secondStep })
