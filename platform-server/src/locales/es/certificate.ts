import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/certificate.ts'

export const certificate: Translation<typeof en.certificate> = {
  fileTitle: 'Certificado de finalización: {module}, {holder}',
  title: 'Certificado de finalización',
  subtitle: 'Certificate of Completion, training and quiz in Spanish',
  certifies: 'Se certifica que',
  passed: 'completó el módulo de capacitación y aprobó el cuestionario',
  passedOn: 'Aprobado el',
  validUntil: 'Válido hasta',
  score: 'Puntaje',
  duration: 'Tiempo de estudio',
  languageLabel: 'Idioma',
  version: 'Versión',
  minutes: '{minutes, plural, one {# minuto} many {# minutos} other {# minutos}}',
  regulatory: 'Renovación exigida por la norma',
  recommended: 'Renovación recomendada',
  knowledge: 'Conocimientos',
  knowledgeText: 'Cuestionario aprobado',
  trainer: 'Instructor calificado',
  noTrainer: 'Ninguno asignado al emitirlo',
  practical: 'Práctica',
  noPractical: 'Todavía no está firmada',
  practicalText: 'Firmada por {by}, {on}',
  scan: 'Escanee para comprobar este certificado',
  number: 'Certificado núm. {number}',
  statement:
    'Este es un certificado de finalización. No es una tarjeta de OSHA ni una licencia, y no demuestra que se cumplan las normas. El empleador debe agregar la capacitación práctica y la específica del lugar de trabajo.',
}
