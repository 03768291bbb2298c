import type { Language } from '../http/language.ts'

/** What `make` makes for a language, made once: an `Intl` format takes a phone some milliseconds, and a page writes many. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {}
  return (language) => (made[language] ??= make(language))
}
