import { i18n } from '../../app/i18n.ts'
import { landingEhsSpecialist } from '../../locales/en/landing/ehs-specialist.ts'

export const messages = i18n({ landingEhsSpecialist })
