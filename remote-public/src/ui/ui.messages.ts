import { i18n } from '../app/i18n.ts'
import { publicUi } from '../locales/en/ui.ts'

export const publicUiMessages = i18n({ publicUi })
