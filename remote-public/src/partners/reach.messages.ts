import { i18n } from '../app/i18n.ts'

export const reachMessages = i18n('partners/reach', {
  states: 'States served',
  languages: 'Languages',
})
