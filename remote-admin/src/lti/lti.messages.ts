import { i18n } from '../app/i18n.ts'
import { lti, ltiGrades, ltiPlatform, ltiTool } from '../locales/en/lti.ts'

export const ltiMessages = i18n({ lti })
export const ltiPlatformMessages = i18n({ ltiPlatform })
export const ltiToolMessages = i18n({ ltiTool })
export const ltiGradesMessages = i18n({ ltiGrades })
