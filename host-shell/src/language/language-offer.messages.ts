import type { Locale, Translation } from '@platform/shared-contracts/remote'
import type { languageOffer } from '../locales/en/language-offer.ts'

/** In the language that is offered, which is not the language of the page: no other page loads it. Errors: rejects when it does not load. */
export async function offerIn(language: Locale): Promise<Translation<typeof languageOffer>> {
  const texts = await import(
    /* webpackChunkName: "offer-[request]" */ `../locales/${language}/language-offer.ts`
  )
  return texts.languageOffer
}
