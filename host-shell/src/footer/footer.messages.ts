import { i18n } from '../app/i18n.ts'
import { footer } from '../locales/en/footer.ts'

export const footerMessages = i18n({ footer })
