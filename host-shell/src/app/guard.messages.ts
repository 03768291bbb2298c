import { i18n } from './i18n.ts'
import { locks } from '../locales/en/guard.ts'

export const lockMessages = i18n({ locks })
