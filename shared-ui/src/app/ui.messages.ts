import { params } from '@nanostores/i18n'
import { i18n } from './i18n.ts'

export const uiMessages = i18n('ui', {
  loading: 'Loading...',
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
  showPassword: 'Show what is typed',
  hidePassword: 'Hide what is typed',
  typeToConfirm: params('Type {word} to confirm'),
  notifications: 'Notifications',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  search: 'Search',
  clearSearch: 'Clear search',
  chooseFile: 'Choose a file',
  changeFile: 'Choose another file',
  noFile: 'No file chosen',
  dropFile: 'or drop it here',
  subscribeNow: 'Subscribe Now',
})

export const tableMessages = i18n('table', {
  empty: 'Nothing here yet.',
  actions: 'Actions',
  actionsFor: params('Actions for {row}'),
})

export const pagingMessages = i18n('paging', {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: params('Page {page}'),
  range: params('{first} to {last} of {total}'),
})
