import { i18n } from '../app/i18n.ts'
import { update } from '../locales/en/update.ts'

export const updateMessages = i18n({ update })
