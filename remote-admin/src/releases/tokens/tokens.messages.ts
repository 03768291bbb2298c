import { i18n } from '../../app/i18n.ts'
import { deployTokens, deployTokenForm } from '../../locales/en/releases/tokens.ts'

export const tokensMessages = i18n({ deployTokens })
export const tokenFormMessages = i18n({ deployTokenForm })
