import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/visitor-form.ts'

export const visitorForm: Translation<typeof en.visitorForm> = {
  topic: '¿De qué se trata?',
  question: 'Una pregunta sobre la capacitación',
  demo: 'Muéstrennos el producto',
  billing: 'Precios, pedidos y reembolsos',
  accessibility: 'Algo que no puedo usar',
  name: 'Su nombre',
  email: 'Correo',
  emailHint: 'Respondemos a esta dirección y no la usamos para nada más.',
  companyName: 'Empresa',
  people: 'Personas por capacitar',
  peopleHint: 'Un número o un cálculo, como 20 a 30.',
  message: 'Su mensaje',
  demoMessage: '¿Qué le gustaría ver?',
  nickname: 'Deje esto vacío',
  send: 'Enviar el mensaje',
  sendDemo: 'Pedir una demostración',
  sending: 'Enviando...',
  sentTitle: 'Recibimos su mensaje',
  sent: 'Está en la lista de nuestro personal. La respuesta llega a {email}.',
  failed: 'Su mensaje no se envió. Inténtelo de nuevo en un momento.',
  privacy: 'Cómo tratamos sus datos: [política de privacidad](/privacy).',
}
