import { i18n } from '../app/i18n.ts'
import { gate } from '../locales/en/gate.ts'

export const gateMessages = i18n({ gate })
