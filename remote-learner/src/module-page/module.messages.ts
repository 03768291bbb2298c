import { i18n } from '../app/i18n.ts'
import { module } from '../locales/en/module.ts'

export const moduleMessages = i18n({ module })
