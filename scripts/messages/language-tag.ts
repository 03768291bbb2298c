import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

/** The language in its canonical form, `pt_br` as `pt-BR`. Errors: throws for no BCP 47 tag, and for the source language. */
export function languageTag(value: string): string {
  const tag = canonical(value.replaceAll('_', '-'))
  if (tag === undefined) throw new Error(`"${value}" is not a language. Use a BCP 47 tag like fr or pt-BR.`)
  if (tag === SOURCE_LANGUAGE) throw new Error(`${tag} is the source language. It is changed in the code.`)
  return tag
}

/** Only what Intl knows the plurals of can be checked: `french` is in the form of a tag, but no language. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag)[0]
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
