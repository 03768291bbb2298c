import { i18n } from '../../app/i18n.ts'
import { standing, training, trainingAssign, trainingState } from '../../locales/en/training.ts'

export const trainingMessages = i18n({ training })
export const assignMessages = i18n({ trainingAssign })
export const standingMessages = i18n({ standing })
export const trainingStateMessages = i18n({ trainingState })
