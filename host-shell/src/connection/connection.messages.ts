import { i18n } from '../app/i18n.ts'
import { connection } from '../locales/en/connection.ts'

export const connectionMessages = i18n({ connection })
