import type { Locale } from '@platform/shared-contracts/remote'
import { DEFAULT_LANGUAGE } from '@platform/shared-contracts/rules'

/** The address of a call that answers what somebody wrote, in the language of the page. */
export function inPageLanguage(path: string, language: Locale): string {
  if (language === DEFAULT_LANGUAGE) return path
  return `${path}${path.includes('?') ? '&' : '?'}language=${language}`
}
