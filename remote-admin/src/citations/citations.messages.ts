import { i18n } from '../app/i18n.ts'
import { citations, citationsInspection, citationsImport } from '../locales/en/citations.ts'

export const citationsMessages = i18n({ citations })
export const inspectionMessages = i18n({ citationsInspection })
export const importMessages = i18n({ citationsImport })
