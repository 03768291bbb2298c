import { i18n } from '../../../app/i18n.ts'
import { bloodborneFigures } from '../../../locales/en/app/figures/bloodborne.ts'

export const bloodborneFigureMessages = i18n({ bloodborneFigures })
