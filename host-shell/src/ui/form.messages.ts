import { i18n } from '../app/i18n.ts'
import { form } from '../locales/en/form.ts'

export const formMessages = i18n({ form })
