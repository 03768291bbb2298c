import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/landing.ts'

export const landing: Translation<typeof en.landing> = {
  audience: 'Quién lo necesita',
  rule: 'Qué dice la norma',
  covered: 'Qué abarca',
  format:
    'En línea, a su ritmo, en el teléfono o la computadora. Un instructor responde preguntas. La empresa aporta la práctica.',
  question: 'Pruebe una pregunta',
  faq: 'Preguntas frecuentes',
  related: 'Capacitación relacionada',
  more: 'Más capacitación por tema',
  check: 'Comprobar mi respuesta',
  right: 'Correcto.',
  wrong: 'No del todo. La respuesta es {answer}.',
  source: 'Fuente: {cite}',
}

export const landingOffer: Translation<typeof en.landingOffer> = {
  title: 'Empiece hoy',
  module:
    'Para una persona, {hasMinutes, select, true {unos {minutes, plural, one {# minuto} other {# minutos}}, } other {}}con certificado de finalización.',
  toModule: 'Ver el módulo',
  bundle: '{count} módulos sobre el tema, {percent}% de descuento con tres cursos o más.',
  before: 'en lugar de {price}',
  add: '{count, plural, one {Agregar al carrito} other {Agregar los # al carrito}}',
  toPricing: 'Precios para toda una cuadrilla',
  partners: 'Pregunte a un profesional certificado',
  partnersText:
    'Nuestros profesionales muestran qué credenciales se comprobaron y hasta cuándo valen. Envíe un mensaje o reserve una hora.',
  toPartners: 'Buscar un profesional',
  orSubscribe: 'O reciba los doce módulos con una suscripción.',
}

export const landingPlaces: Translation<typeof en.landingPlaces> = {
  all: 'Quién inspecciona dónde: todos los estados y territorios',
}
