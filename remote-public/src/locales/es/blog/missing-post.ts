import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/blog/missing-post.ts'

export const blogMissing: Translation<typeof en.blogMissing> = {
  title: 'No se encontró el artículo',
  lead: 'Puede que se haya movido o quitado, o que la dirección tenga un error. Estos son los artículos más recientes.',
}
