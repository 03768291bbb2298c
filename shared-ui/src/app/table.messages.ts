import { i18n } from './i18n.ts'
import { table } from '../locales/en/table.ts'

export const tableMessages = i18n({ table })
