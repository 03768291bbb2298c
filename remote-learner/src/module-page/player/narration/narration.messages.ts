import { i18n } from '../../../app/i18n.ts'
import { narration } from '../../../locales/en/module-page/narration.ts'

export const narrationMessages = i18n({ narration })
