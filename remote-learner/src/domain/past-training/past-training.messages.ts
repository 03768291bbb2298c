import { i18n } from '../../app/i18n.ts'
import { pastTraining, pastState, pastWriting } from '../../locales/en/app/past-training.ts'

export const pastTrainingMessages = i18n({ pastTraining })
export const pastStateMessages = i18n({ pastState })
export const pastWritingMessages = i18n({ pastWriting })
