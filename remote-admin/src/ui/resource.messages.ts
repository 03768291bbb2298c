import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const resourceMessages = i18n('resource', {
  fixErrors: 'Fix the marked fields. Nothing you typed is lost.',
  cancel: 'Cancel',
  nothingSelected: 'Nothing selected',
  selected: params('{count} selected'),
  allSelected: params('All {count} matching selected'),
  selectAll: params('Select all {count} matching'),
  clearSelection: 'Clear selection',
})
