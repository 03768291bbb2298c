import { params } from '@nanostores/i18n'
import { i18n } from './i18n.ts'

export const pagingMessages = i18n('paging', {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: params('Page {page}'),
  range: params('{first} to {last} of {total}'),
})
