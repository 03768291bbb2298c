import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/table.ts'

export const table: Translation<typeof en.table> = {
  pageSize: 'Filas por página',
  select: 'Seleccionar {row}',
  selectPage: 'Seleccionar todo en esta página',
  empty: 'Todavía no hay nada aquí.',
  actions: 'Acciones',
  actionsFor: 'Acciones para {row}',
  width: 'Ancho de {column}',
  widthAuto: 'Automático',
  widthKeys:
    'Las flechas izquierda y derecha cambian el ancho. Las flechas arriba y abajo eligen otra columna.',
  sortBy: 'Ordenar por',
  unsorted: 'Sin ordenar',
  ascending: '{column}, ascendente',
  descending: '{column}, descendente',
}
