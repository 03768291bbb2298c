import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/blog/blog.ts'

export const blog: Translation<typeof en.blog> = {
  title: 'Blog',
  lead: 'Cambios en las normas, qué buscan los inspectores y qué funciona en la obra. Lo escriben las personas que responden sus preguntas.',
  byEmail: 'Reciba los artículos nuevos por correo',
  feed: 'Canal RSS',
  search: 'Buscar en los artículos',
  allTags: 'Todos los temas',
  tags: 'Tema',
  found: '{count, plural, one {# artículo} other {# artículos}}',
  clear: 'Mostrar todos los artículos',
  empty: 'Ningún artículo coincide.',
  failed: 'No se pudieron cargar los artículos.',
}
