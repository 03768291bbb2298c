import { i18n } from './i18n.ts'
import { paging } from '../locales/en/paging.ts'

export const pagingMessages = i18n({ paging })
