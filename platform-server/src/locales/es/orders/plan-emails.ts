import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/orders/plan-emails.ts'

export const planEmails: Translation<typeof en.planEmails> = {
  greeting: 'Hola, {firstName}:',
  view: 'Ver su plan',
  pay: 'Ver y pagar la factura',
  goOn: 'Pedir el plan',
  trialStartedSubject: 'Su prueba gratis está activa hasta el {day}',
  trialStartedBody:
    'Tiene abiertos todos los cursos hasta el {day}. La prueba termina sola y no se cobra nada.',
  trialStartedClosing:
    'Para conservar el acceso después, pida {title} por {amount} al mes. Puede hacerlo en la página de su plan.',
  trialEndsSubject: 'Su prueba gratis termina el {day}',
  trialEndsBody: 'Su prueba gratis de {title} termina el {day}. No se cobra nada si usted no continúa.',
  trialEndsClosing:
    'Para conservar el acceso, pida antes el plan por {amount} al mes. Su primer mes empieza cuando termina la prueba.',
  trialEndedSubject: 'Su prueba gratis terminó',
  trialEndedBody: 'Su prueba gratis de {title} terminó. No se cobró nada.',
  trialEndedClosing:
    'Conserva sus certificados y su progreso. Puede pedir el plan por {amount} al mes cuando quiera.',
  renewsSubject: 'Su plan se renueva el {day}',
  renewsBody: '{title} se renueva el {day}. Ese día cobraremos {amount} a su tarjeta.',
  renewsClosing: 'Puede cancelar en línea antes de ese día. En ese caso conserva el acceso hasta el {day}.',
  endsSubject: 'Su plan termina el {day}',
  endsBody: '{title} está pagado hasta el {day} y no se renueva. Hasta entonces tiene acceso.',
  endsClosing: 'Para conservar el acceso, active la renovación en la página de su plan.',
  invoiceSubject: 'Factura {number} por la renovación de su plan',
  invoiceBody:
    '{title} se renueva el {day}. La factura {number} por {amount} está lista. Páguela antes de ese día.',
  invoiceClosing: 'Si no quiere renovar, cancele el plan en su página. En ese caso no debe nada.',
  renewedSubject: 'Su plan se renovó hasta el {day}',
  renewedBody: 'Recibimos {amount} por el pedido {number}. {title} está pagado hasta el {day}.',
  renewedClosing:
    'Guarde este correo como recibo. La factura en la página del pedido muestra que está pagada.',
  failedSubject: 'No se pudo cobrar su plan',
  failedBody: 'No pudimos cobrar {amount} a su tarjeta por {title}. Lo intentaremos otra vez el {day}.',
  failedClosing: 'Usted todavía tiene acceso. Cambie su tarjeta en la página de su plan o pague la factura.',
  lastFailedSubject: 'No se pudo cobrar su plan otra vez: el acceso termina el {day}',
  lastFailedBody:
    'Intentamos cuatro veces cobrar {amount} a su tarjeta por {title} y no se pudo. No lo intentaremos más.',
  lastFailedClosing: 'Tiene acceso hasta el {day}. Pague la factura antes de ese día para conservarlo.',
  lateSubject: 'El pago de su plan está atrasado',
  lateBody: 'La factura {number} por {amount} de {title} todavía no está pagada.',
  lateClosing: 'Tiene acceso hasta el {day}. Pague la factura antes de ese día para conservarlo.',
  canceledSubject: 'Su plan se canceló y termina el {day}',
  canceledBody: 'Usted canceló {title}. No se renueva y no le cobraremos más.',
  canceledClosing: 'Tiene acceso hasta el {day}. Hasta entonces puede activar la renovación otra vez.',
  resumedSubject: 'Su plan se renueva otra vez',
  resumedBody: 'Usted activó la renovación de {title}. El próximo cobro es de {amount} el {day}.',
  resumedClosing: 'Puede cancelar en línea cuando quiera.',
  endedSubject: 'Su plan terminó',
  endedBody: '{title} terminó. No le cobraremos más.',
  endedUnpaidBody: '{title} terminó porque no se pagó la renovación. No debe nada por ella.',
  endedClosing:
    'Usted conserva sus certificados y los resultados de sus pruebas. Puede pedir el plan otra vez cuando quiera.',
}
