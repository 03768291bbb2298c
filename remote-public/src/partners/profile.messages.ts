import { i18n } from '../app/i18n.ts'
import { partnersProfile, partnersContact, partnersReviews } from '../locales/en/partners/profile.ts'

export const profileMessages = i18n({ partnersProfile })
export const contactMessages = i18n({ partnersContact })
export const reviewListMessages = i18n({ partnersReviews })
