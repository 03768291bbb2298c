import { i18n } from '../app/i18n.ts'
import { search, searchKind, searchStart } from '../locales/en/search.ts'

export const searchMessages = i18n({ search })
export const kindMessages = i18n({ searchKind })
export const startMessages = i18n({ searchStart })
