import { i18n } from './i18n.ts'
import { form, schema } from '../locales/en/form.ts'

export const formMessages = i18n({ form })
export const schemaMessages = i18n({ schema })
