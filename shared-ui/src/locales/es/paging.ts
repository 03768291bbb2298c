import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/paging.ts'

export const paging: Translation<typeof en.paging> = {
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
  range: '{first} a {last} de {total}',
}
