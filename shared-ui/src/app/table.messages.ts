import { params } from '@nanostores/i18n'
import { i18n } from './i18n.ts'

export const tableMessages = i18n('table', {
  empty: 'Nothing here yet.',
  actions: 'Actions',
  actionsFor: params('Actions for {row}'),
})
