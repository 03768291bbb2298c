import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { offerMessages } from './offer.messages.ts'

export const offerEs = {
  offer: inSpanish<typeof offerMessages>()({
    title: 'Precios de la capacitación',
    subscription: 'Suscripción para trabajadores',
    perMonth: '{price} al mes',
    subscriptionText:
      'Todos los módulos, el registro de su avance y los certificados de finalización, mientras dure su suscripción.',
    courses: 'Cursos individuales',
    discount: 'Elija 3 cursos o más y reciba un 15% de descuento.',
  }),
}
