import { i18n } from '../app/i18n.ts'
import { landingHeadlines } from '../locales/en/landing/headlines.ts'

export const headlineMessages = i18n({ landingHeadlines })

export type LandingPath = keyof typeof landingHeadlines
