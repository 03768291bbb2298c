import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/certificate.ts'

export const certificate: Translation<typeof en.certificate> = {
  fileTitle: 'Certificado de finalización: {module}, {holder}',
  title: 'Certificado de finalización',
  subtitle: 'Certificate of Completion, quiz taken in Spanish',
  certifies: 'Se certifica que',
  passed: 'completó el módulo de capacitación y aprobó el cuestionario',
  passedOn: 'Aprobado el',
  validUntil: 'Válido hasta',
  score: 'Puntaje',
  duration: 'Tiempo de estudio',
  lessons: 'Lecciones leídas',
  lessonsRead: '{read} de {total}',
  timeInLessons: 'Tiempo en lecciones',
  attempts: 'Intentos',
  languageLabel: 'Cuestionario en',
  version: 'Versión',
  minutes: '{minutes, plural, one {# minuto} many {# minutos} other {# minutos}}',
  regulatory: 'Renovación exigida por la norma',
  recommended: 'Renovación recomendada',
  knowledge: 'Conocimientos',
  knowledgeText: 'Cuestionario aprobado',
  trainer: 'Instructor calificado',
  noTrainer: 'Ninguno asignado al emitirlo',
  notSigned: 'Todavía no está firmado',
  trainerLapsed: 'Firmado por {by}, {on}; la acreditación venció después',
  certification: 'Certificación de la capacitación, 29 CFR 1926.503(b)',
  toCertify: 'Capacitación del: ______________  Firma: _________________________',
  certified: '{name}, capacitación del {on}. Firma: {by}',
  foundAdequate: '{name}, capacitación anterior considerada adecuada el {on}. Firma: {by}',
  practical: 'Práctica',
  noPractical: 'Todavía no está firmada',
  practicalText: 'Firmada por {by}, {on}',
  measuredRules: 'El servidor midió las lecciones, el tiempo y los intentos.',
  refresher:
    'Renovación: las lecciones se leyeron para un certificado anterior. Se midieron el tiempo y los intentos desde entonces.',
  openedByStaff:
    'El personal abrió el cuestionario antes de leer todas las lecciones. Se midieron el tiempo y los intentos.',
  earlierRules:
    'Emitido con las reglas anteriores a noviembre de 2026: no se medía la lectura; el tiempo de estudio es el anunciado.',
  scan: 'Escanee para comprobar este certificado',
  signedFile: 'El certificado firmado, que se puede comprobar sin conexión',
  signedWith: 'Firmado digitalmente (Ed25519), clave {kid}. Compruebe este archivo sin conexión: {page}',
  number: 'Certificado núm. {number}',
  statement:
    'Este es un certificado de finalización. No es una tarjeta de OSHA ni una licencia, y no demuestra que se cumplan las normas. El empleador debe agregar la capacitación práctica y la específica del lugar de trabajo.',
}
