import { i18n } from '../../app/i18n.ts'
import { resume } from '../../locales/en/module-page/resume.ts'

export const resumeMessages = i18n({ resume })
