import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const legalMessages = i18n('legal', {
  version: params('Version {version}, in force since {date}'),
  inShort: 'In short',
  contents: 'Contents',
  print: 'Print or save',
  failed: 'This text could not be loaded. It is also sent to you on request.',
  other: 'See also',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
})
