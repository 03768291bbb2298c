import { inSpanish } from '../in-spanish.ts'
import type { tableMessages } from './table.messages.ts'

export const tableEs = {
  table: inSpanish<typeof tableMessages>()({
    empty: 'Todavía no hay nada aquí.',
    actions: 'Acciones',
    actionsFor: 'Acciones para {row}',
  }),
}
