import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/module-buy.ts'

export const moduleBuy: Translation<typeof en.moduleBuy> = {
  open: 'Abrir este curso',
  single: 'Este curso',
  singleText: '{title} con su cuestionario y su certificado de finalización. Queda abierto en su cuenta.',
  toCart:
    '{count, plural, one {# curso en su carrito.} many {# cursos en su carrito.} other {# cursos en su carrito.}}',
  discount: 'Con 3 o más ahorra un 15%.',
  all: 'Los doce cursos',
  allText: 'Con la suscripción para trabajadores. Nada se renueva solo.',
  perMonth: '{price} al mes',
  subscribe: 'Suscríbase ahora',
}
