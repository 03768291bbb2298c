import { i18n } from '../app/i18n.ts'
import { proof } from '../locales/en/proof.ts'

export const proofMessages = i18n({ proof })
