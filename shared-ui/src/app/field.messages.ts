import { i18n } from './i18n.ts'

export const fieldMessages = i18n('field', {
  showPassword: 'Show what you typed',
  hidePassword: 'Hide what you typed',
  search: 'Search',
  clearSearch: 'Clear search',
  chooseFile: 'Choose a file',
  changeFile: 'Choose another file',
  noFile: 'No file chosen',
  dropFile: 'or drop it here',
})
