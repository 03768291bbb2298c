/**
 * The languages of the product: one line each. The key is the BCP 47 tag of what a person chooses, `name` is the
 * language's name in itself, and `tag` is what Intl formats numbers, money and days with: users are in the United
 * States in every language. The texts are files under `locales/<key>/` in each package.
 */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-US' },
  es: { name: 'Español', tag: 'es-US' },
} as const

type Code = keyof typeof LANGUAGES

/** Authors write in it, other languages are translated from it, and it stands where a translation is missing. */
export const SOURCE_LANGUAGE = 'en' as const satisfies Code

type Translation = Exclude<Code, typeof SOURCE_LANGUAGE>

// Pure, so that a page that needs only SOURCE_LANGUAGE loads nothing more.
export const LANGUAGE_CODES = /* @__PURE__ */ Object.keys(LANGUAGES) as readonly Code[]

/** Every language but the source. */
export const TRANSLATIONS: readonly Translation[] = /* @__PURE__ */ LANGUAGE_CODES.filter(
  (code): code is Translation => code !== SOURCE_LANGUAGE,
)
