import { i18n } from '../../app/i18n.ts'
import { timeRequests } from '../../locales/en/consultations/time-requests.ts'

export const timeRequestMessages = i18n({ timeRequests })
