import { params } from '@nanostores/i18n'
import { i18n } from './i18n.ts'

export const tableMessages = i18n('table', {
  pageSize: 'Rows per page',
  select: params('Select {row}'),
  selectPage: 'Select all on this page',
  empty: 'Nothing here yet.',
  actions: 'Actions',
  actionsFor: params('Actions for {row}'),
  width: params('Width of {column}'),
  widthAuto: 'Automatic',
  widthKeys: 'Left and right arrows change the width. Up and down arrows choose another column.',
  sortBy: 'Sort by',
  unsorted: 'As listed',
  ascending: params('{column}, ascending'),
  descending: params('{column}, descending'),
})
