/** Shown in this language on a page in another one, when the browser prefers this language. */
export const languageOffer = {
  label: 'Language',
  text: 'Your account and the training are also in English.',
  accept: 'Read in English',
  decline: 'No, thanks',
} as const
