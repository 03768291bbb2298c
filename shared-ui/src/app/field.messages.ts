import { i18n } from './i18n.ts'

export const fieldMessages = i18n('field', {
  showPassword: 'Show what is typed',
  hidePassword: 'Hide what is typed',
  search: 'Search',
  clearSearch: 'Clear search',
  chooseFile: 'Choose a file',
  changeFile: 'Choose another file',
  noFile: 'No file chosen',
  dropFile: 'or drop it here',
})
