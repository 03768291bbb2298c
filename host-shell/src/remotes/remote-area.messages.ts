import { i18n } from '../app/i18n.ts'
import { remoteArea } from '../locales/en/remote-area.ts'

export const remoteAreaMessages = i18n({ remoteArea })
