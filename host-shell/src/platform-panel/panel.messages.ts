import { i18n } from '../app/i18n.ts'
import { platformPanel, platformPanelLocal } from '../locales/en/panel.ts'

export const panelMessages = i18n({ platformPanel })
export const localServerMessages = i18n({ platformPanelLocal })
