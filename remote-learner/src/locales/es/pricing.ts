import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/pricing.ts'

export const pricing: Translation<typeof en.pricing> = {
  title: 'Precios',
  lead: 'Compre un curso, suscríbase a los doce o capacite a toda una cuadrilla. Ningún precio se esconde detrás de una llamada.',
  toCourses: 'Ver los cursos',
  ways: 'Tres formas de comprar',
  singleTitle: 'Cursos sueltos',
  singlePrice: 'De {from} a {to}',
  singleUnit: 'un solo pago por persona',
  singleText: 'El curso que compra queda abierto en su cuenta, con su cuestionario y su certificado.',
  singleOffer: '3 cursos o más: 15% de descuento en todo el carrito.',
  singleAction: 'Elegir cursos',
  subscriptionTitle: 'Suscripción para trabajadores',
  subscriptionUnit: 'al mes por persona',
  subscriptionText:
    'Los doce cursos, su avance guardado, los cuestionarios y los certificados de finalización.',
  subscriptionOffer: 'Nada se renueva solo: un pedido paga un mes.',
  subscriptionAction: 'Suscribirse',
  partnerTitle: 'Plan para asociados',
  partnerUnit: 'al mes',
  partnerText:
    'Un profesional de seguridad una hora por semana, a distancia, durante 30 días desde el inicio del servicio. Las horas que no se usan vencen con su semana.',
  partnerOffer: 'Incluye además, por separado: una hora al mes de consulta gratuita cuando la pida.',
  partnerAction: 'Pedir el plan para asociados',
  teams: '¿Cuánto cuesta para su cuadrilla?',
  teamsLead:
    'Elija los cursos y el número de personas. La suma se calcula con la misma regla que el pedido. Lo que elige queda en su carrito.',
  choose: 'Cursos',
  chooseAll: 'Elegir los doce',
  chooseNone: 'No elegir ninguno',
  people: 'Personas',
  peopleHint: 'Un lugar por persona, de 1 a 1,000.',
  peopleRange: 'Indique de 1 a 1,000 personas.',
  none: 'Elija al menos un curso para ver su precio.',
  perPerson: 'Por persona',
  subtotal: 'Precio completo',
  discount: '15% de descuento',
  total: 'Total, un solo pago',
  missing:
    '{count, plural, one {Agregue # curso más para ahorrar un 15%.} many {Agregue # cursos más para ahorrar un 15%.} other {Agregue # cursos más para ahorrar un 15%.}}',
  instead:
    'O los doce cursos por suscripción: {price} al mes para {people, plural, one {# persona} many {# personas} other {# personas}}.',
  order: 'Pedir estos cursos',
  orderSubscription: 'Pedir la suscripción',
  companies: 'Vea cómo las empresas asignan y comprueban la capacitación',
  faq: 'Preguntas sobre el pago',
  faqPay: '¿Cómo se paga?',
  faqPayAnswer:
    'Con factura que lleva su número de orden de compra. Donde el pedido lo ofrece, también con tarjeta. Todo se abre cuando llega el pago.',
  faqSeats: '¿Cómo reciben su lugar nuestros trabajadores?',
  faqSeatsAnswer:
    'Después del pago usted asigna cada lugar a una persona por su correo. Puede retirar un lugar que nadie ha usado y dárselo a otra persona.',
  faqRenew: '¿Algo se renueva solo?',
  faqRenewAnswer:
    'No. La suscripción se paga por un mes y luego termina, a menos que haga otro pedido. Los certificados y registros se conservan.',
  faqDiscount: '¿Cómo funciona el descuento del 15%?',
  faqDiscountAnswer:
    'Con 3 cursos distintos o más en un pedido, todo cuesta el 85% del precio, para cada persona.',
  faqRefund: '¿Y si cambiamos de opinión?',
  faqRefundAnswer: 'Vea cuándo devolvemos el dinero en la página [Reembolsos](/refunds).',
}
