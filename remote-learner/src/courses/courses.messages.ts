import { i18n } from '../app/i18n.ts'
import { courses } from '../locales/en/courses.ts'

export const coursesMessages = i18n({ courses })
