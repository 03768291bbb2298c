import { i18n } from '../../app/i18n.ts'
import { landingProfessionalCertification } from '../../locales/en/landing/professional-certification.ts'

export const messages = i18n({ landingProfessionalCertification })
