import { i18n } from './i18n.ts'
import { field } from '../locales/en/field.ts'

export const fieldMessages = i18n({ field })
