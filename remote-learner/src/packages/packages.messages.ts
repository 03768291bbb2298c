import { i18n } from '../app/i18n.ts'
import { packages } from '../locales/en/packages.ts'

export const packagesMessages = i18n({ packages })
