import { i18n } from '../app/i18n.ts'
import { homeSections } from '../locales/en/home/home-sections.ts'

export const homeSectionsMessages = i18n({ homeSections })
