import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/subscriptions.ts'

export const subscriptions: Translation<typeof en.subscriptions> = {
  title: 'Suscripciones y cursos',
  lead: 'Suscríbase a todo o elija los cursos que su cuadrilla necesita.',
  active: 'Su suscripción está activa. Tiene acceso a los doce módulos.',
  plans: 'Planes',
  perMonth: '{price} al mes',
  bundlePrice: '85% del precio original',
  learnerTitle: 'Suscripción para trabajadores',
  learnerText: 'Los doce módulos, su avance guardado, los cuestionarios y los certificados de finalización.',
  bundleTitle: 'Paquetes de cursos',
  bundleText:
    'Un paquete de varios cursos con descuento: con 3 o más en el carrito, todo el carrito cuesta el 85% del precio.',
  partnerTitle: 'Plan para asociados',
  partnerText:
    'Consultas semanales de 1 hora, soporte preferente y asesoría en seguridad a distancia. A distancia, una hora por semana durante 30 días desde el inicio del servicio; las horas que no se usan vencen con su semana y no se acumulan.',
  partnerExtra: 'Incluye además, por separado: una hora al mes de consulta gratuita cuando la pida.',
  catalog: 'Cursos',
  offer: 'Oferta especial: elija 3 cursos o más y reciba un 15% de descuento.',
  example: 'Ejemplo',
  exampleText:
    'El paquete clásico de los primeros 4 cursos cuesta {parts} = {sum} por empleado, {discounted} al 85%, y {crew} para 10 empleados.',
  cart: 'Su carrito',
  toCourses: 'Todos los cursos',
  toPricing: 'Precios para cuadrillas',
  cartCourses: 'Cursos elegidos',
  cartEmpty: 'Su carrito está vacío. Agregue un curso de la lista.',
  items: '{count, plural, one {# curso} other {# cursos}}',
  seats: 'Lugares',
  seatsRange: 'Indique de 1 a 1,000 lugares.',
  seatsHint: 'Un lugar por empleado, de 1 a 1,000.',
  subtotal: 'Subtotal',
  discount: '3 cursos o más: 15% de descuento',
  toDiscount:
    '{count, plural, one {Agregue # curso más para ahorrar un 15%.} other {Agregue # cursos más para ahorrar un 15%.}}',
  total: 'Total',
  removeNamed: 'Quitar {title} del carrito',
  remove: 'Quitar',
  clear: 'Vaciar el carrito',
  checkout: 'Continuar con el pedido',
  checkoutHint: 'Primero haga el pedido y después pague. La página del pedido le muestra cómo.',
  orderPlan: 'Pedir',
  orderPlanNamed: 'Pedir: {title}',
  orders: 'Sus pedidos',
  myPlan: 'Mi plan',
  pricesFailed: 'No se pudieron cargar los precios actuales. Se muestran los precios de lista.',
}
