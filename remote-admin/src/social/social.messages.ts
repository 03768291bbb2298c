import { i18n } from '../app/i18n.ts'
import { social, socialComposer } from '../locales/en/social.ts'

export const socialMessages = i18n({ social })
export const composerMessages = i18n({ socialComposer })
