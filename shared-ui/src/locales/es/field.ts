import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/field.ts'

export const field: Translation<typeof en.field> = {
  showPassword: 'Mostrar lo escrito',
  hidePassword: 'Ocultar lo escrito',
}

export const searchField: Translation<typeof en.searchField> = {
  search: 'Buscar',
  clear: 'Borrar la búsqueda',
}
