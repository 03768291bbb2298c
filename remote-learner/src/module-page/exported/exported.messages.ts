import { i18n } from '../../app/i18n.ts'
import { exportedCourse } from '../../locales/en/module-page/exported-course.ts'

export const exportedMessages = i18n({ exportedCourse })
