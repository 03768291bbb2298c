import { i18n } from '../../../app/i18n.ts'
import { confinedSpaceFigures } from '../../../locales/en/app/figures/confined-spaces.ts'

export const confinedSpaceFigureMessages = i18n({ confinedSpaceFigures })
