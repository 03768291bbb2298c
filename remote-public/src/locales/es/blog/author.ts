import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/blog/author.ts'

export const blogAuthor: Translation<typeof en.blogAuthor> = {
  title: 'Artículos de {name}',
  lead: '{count, plural, one {# artículo} other {# artículos}} en este blog',
  back: 'Todos los artículos',
  failed: 'No se pudieron cargar los artículos.',
  profile: 'Perfil y contacto',
  posts: 'Artículos',
  team: 'Escrito por quienes llevan este sitio, y revisado con las fuentes que cada artículo nombra.',
  missing: 'No existe ese autor',
  missingLead: 'Nadie con este nombre ha escrito un artículo aquí.',
}
