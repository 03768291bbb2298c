import { i18n } from '../../app/i18n.ts'
import { seats, seatTraining } from '../../locales/en/seats.ts'

export const seatsMessages = i18n({ seats })
export const seatTrainingMessages = i18n({ seatTraining })
