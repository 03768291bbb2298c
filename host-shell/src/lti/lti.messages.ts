import { i18n } from '../app/i18n.ts'
import { lti } from '../locales/en/lti.ts'

export const ltiMessages = i18n({ lti })
