import { i18n } from '../../app/i18n.ts'
import { attendedClasses } from '../../locales/en/certificates/classes.ts'

export const classesMessages = i18n({ attendedClasses })
