import { i18n } from '../app/i18n.ts'
import { resource } from '../locales/en/resource.ts'

export const resourceMessages = i18n({ resource })
