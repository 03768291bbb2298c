import { i18n } from '../app/i18n.ts'
import { visitorForm } from '../locales/en/company/visitor-form.ts'

export const visitorFormMessages = i18n({ visitorForm })
