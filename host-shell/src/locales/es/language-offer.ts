import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/language-offer.ts'

export const languageOffer: Translation<typeof en.languageOffer> = {
  label: 'Idioma',
  text: 'Su cuenta y la capacitación también están en español.',
  accept: 'Ver en español',
  decline: 'No, gracias',
}
