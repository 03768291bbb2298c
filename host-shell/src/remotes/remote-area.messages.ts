import { i18n } from '../app/i18n.ts'

export const remoteAreaMessages = i18n('remoteArea', {
  loading: 'Loading...',
  stillLoading: 'Still loading. Your connection seems slow; the page will appear as soon as it arrives.',
  failedTitle: 'This page could not be shown',
  load: 'It did not arrive. The rest of the site is working; please try again.',
  timeout: 'It took too long to arrive. The rest of the site is working; please try again.',
  integrity: 'What arrived is not what was released, so it was not opened. Please try again in a moment.',
  contract: 'It is being updated and is not available right now. Please try again in a few minutes.',
  broken: 'Something in it went wrong. The rest of the site is working; please try again.',
  tryAgain: 'Try again',
})
