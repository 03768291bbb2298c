import { i18n } from '../app/i18n.ts'
import { blogFacts } from '../locales/en/company/facts.ts'

export const factMessages = i18n({ blogFacts })
