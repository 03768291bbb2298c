import { i18n } from '../../app/i18n.ts'
import { player } from '../../locales/en/module-page/player.ts'

export const playerMessages = i18n({ player })
