import { i18n } from '../app/i18n.ts'
import { partnersProfile, partnersContact } from '../locales/en/profile.ts'

export const profileMessages = i18n({ partnersProfile })
export const contactMessages = i18n({ partnersContact })
