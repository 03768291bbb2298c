import { i18n } from '../app/i18n.ts'
import { footer, footerHelp, footerLegal, footerPages } from '../locales/en/footer.ts'

export const footerMessages = i18n({ footer })
export const footerPagesMessages = i18n({ footerPages })
export const footerHelpMessages = i18n({ footerHelp })
export const footerLegalMessages = i18n({ footerLegal })
