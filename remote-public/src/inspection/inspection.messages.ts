import { i18n } from '../app/i18n.ts'
import { inspectionPack } from '../locales/en/inspection-pack.ts'

export const inspectionMessages = i18n({ inspectionPack })
