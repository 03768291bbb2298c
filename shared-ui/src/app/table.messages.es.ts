import { inSpanish } from '../in-spanish.ts'
import type { tableMessages } from './table.messages.ts'

export const tableEs = {
  table: inSpanish<typeof tableMessages>()({
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
  }),
}
