import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/search.ts'

export const search: Translation<typeof en.search> = {
  title: 'Buscar',
  lead: 'Cursos, lecciones, recursos gratuitos, artículos, normas por estado y profesionales, en una sola búsqueda.',
  field: '¿Qué está buscando?',
  submit: 'Buscar',
  found: '{count, plural, one {# resultado para “{q}”} other {# resultados para “{q}”}}',
  none: 'No se encontró nada para “{q}”.',
  noneHelp:
    'Revise la ortografía o use menos palabras. Lo mejor es una sola palabra que nombre el peligro o la norma, como “escalera” o “1926.1053”.',
  all: 'Ver los {count}',
  start: 'O empiece aquí',
  failed: 'No se pudo cargar la búsqueda.',
}

export const searchKind: Translation<typeof en.searchKind> = {
  module: 'Cursos',
  lesson: 'Lecciones',
  resource: 'Recursos gratuitos',
  post: 'Blog',
  place: 'Normas por estado',
  partner: 'Profesionales',
}

export const searchStart: Translation<typeof en.searchStart> = {
  '/courses': 'Todos los cursos',
  '/free-resources': 'Listas, permisos y charlas',
  '/safety-training': 'Normas por estado',
  '/partners': 'Encontrar un profesional',
  '/contact': 'Pregúntenos',
}
