import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/module-reviews.ts'

export const moduleReviews: Translation<typeof en.moduleReviews> = {
  how: 'Solo quienes aprobaron este módulo pueden escribir una reseña. Nuestro personal las lee antes de que sean públicas, y publica por igual las buenas y las malas.',
  more: 'Mostrar más reseñas',
  loading: 'Cargando...',
  failed: 'No se pudieron cargar más reseñas. Inténtelo de nuevo.',
}
