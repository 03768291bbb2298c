import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/blog/post.ts'

export const blogPost: Translation<typeof en.blogPost> = {
  back: 'Todos los artículos',
  failed: 'No se pudo cargar este artículo.',
  contents: 'En este artículo',
  updated: 'Actualizado el {date}',
  related: 'Capacitación relacionada',
  copyLink: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  notCopied: 'No se pudo copiar el enlace. Cópielo de la barra de direcciones.',
  byAuthor: 'Todos los artículos de {author}',
  byEmail: 'Reciba los artículos nuevos por correo',
  neighbors: 'Más artículos',
  previous: 'Artículo anterior',
  next: 'Artículo siguiente',
  download: 'Descargar la lista de verificación (PDF)',
  print: 'Imprimir este artículo',
  disclaimer: 'Información general, no asesoría legal. Consulte las normas de su estado y de su sitio.',
}
