import { i18n } from '../app/i18n.ts'

/** For readers of Spanish on an English page: in Spanish from the start. */
export const languageOfferMessages = i18n('languageOffer', {
  label: 'Idioma',
  text: 'Su cuenta y la capacitación también están en español.',
  accept: 'Ver en español',
  decline: 'No, gracias',
})
