import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/reviews.ts'

export const reviews: Translation<typeof en.reviews> = {
  title: 'Reseñas',
  average: '{average, number} de 5 estrellas, de {count, plural, one {# reseña} other {# reseñas}}',
  stars: '{count, plural, one {# estrella} other {# estrellas}} de 5',
  by: '{author}, {date}',
  rating: 'Calificación',
  choose: 'Elija una calificación',
}
