import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/cart.ts'

export const cart: Translation<typeof en.cart> = {
  add: 'Agregar al carrito',
  addNamed: 'Agregar al carrito: {title}',
  remove: 'Quitar',
  removeNamed: 'Quitar {title} del carrito',
}
