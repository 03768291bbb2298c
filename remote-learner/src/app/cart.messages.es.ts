import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { cartMessages } from './cart.messages.ts'

export const cartEs = {
  cart: inSpanish<typeof cartMessages>()({
    add: 'Agregar al carrito',
    addNamed: 'Agregar al carrito: {title}',
    remove: 'Quitar',
    removeNamed: 'Quitar {title} del carrito',
  }),
}
