import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/offer.ts'

export const offer: Translation<typeof en.offer> = {
  title: 'Precios de la capacitación',
  subscription: 'Suscripción para trabajadores',
  perMonth: '{price} al mes',
  subscriptionText:
    'Todos los módulos, el registro de su avance y los certificados de finalización, mientras dure su suscripción.',
  courses: 'Cursos individuales',
  discount: 'Elija 3 cursos o más y reciba un 15% de descuento.',
}
