import { i18n } from '../app/i18n.ts'
import { grid, resource } from '../locales/en/resource.ts'

export const resourceMessages = i18n({ resource })
export const gridMessages = i18n({ grid })
