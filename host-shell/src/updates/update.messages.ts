import { i18n } from '../app/i18n.ts'

export const updateMessages = i18n('update', {
  label: 'Update',
  ready: 'A newer version of this page is ready.',
  typed: 'What you have typed on this page and not saved will be lost.',
  now: 'Update now',
  anyway: 'Update anyway',
  later: 'Later',
})
