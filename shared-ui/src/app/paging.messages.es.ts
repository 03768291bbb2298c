import { inSpanish } from '../in-spanish.ts'
import type { pagingMessages } from './paging.messages.ts'

export const pagingEs = {
  paging: inSpanish<typeof pagingMessages>()({
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: 'Página {page}',
    range: '{first} a {last} de {total}',
  }),
}
