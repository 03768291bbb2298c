import { i18n } from '../../app/i18n.ts'
import { training, trainingAssign, trainingState } from '../../locales/en/training.ts'

export const trainingMessages = i18n({ training })
export const assignMessages = i18n({ trainingAssign })
export const trainingStateMessages = i18n({ trainingState })
