import type { Locale } from '@platform/shared-contracts/remote'

/** What `make` makes for a language, made once: an `Intl` format takes a phone some milliseconds, and a page writes many. */
export function perLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>()
  return (locale) => {
    const one = made.get(locale) ?? make(locale)
    made.set(locale, one)
    return one
  }
}
