import { i18n } from '../app/i18n.ts'
import { progress } from '../locales/en/progress.ts'

export const progressMessages = i18n({ progress })
