import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/app/past-training.ts'

export const pastState: Translation<typeof en.pastState> = {
  valid: 'Válido',
  expired: 'Vencido',
  revoked: 'Anulado',
  replaced: 'Reemplazado',
}

export const pastTraining: Translation<typeof en.pastTraining> = {
  ended: 'Su suscripción terminó el {day}.',
  endedText:
    'Usted conserva sus certificados, resultados y notas. Renueve para seguir capacitándose donde se quedó.',
  renew: 'Renovar la suscripción',
  title: 'Su historial de capacitación',
  titleModule: 'Su historial en este módulo',
  failed: 'No se pudo cargar su historial de capacitación. Sigue guardado en su cuenta.',
  loading: 'Cargando su historial de capacitación',
  lastChange: 'Último cambio: {day}',
  certificate: 'Certificado {number}',
  validUntil: 'Válido hasta el {day}',
  expiredOn: 'Venció el {day}',
  download: 'Descargar',
  downloadNamed: 'Descargar: {title}',
  downloading: 'Preparando...',
  downloadFailed: 'No se pudo descargar el certificado.',
  check: 'Página de verificación',
  checkNamed: 'Página de verificación: {title}',
  results: 'Resultados de los cuestionarios',
}

export const pastWriting: Translation<typeof en.pastWriting> = {
  noteCount: '{count, plural, one {# nota} other {# notas}}',
  questionCount: '{count, plural, one {# pregunta a un instructor} other {# preguntas a un instructor}}',
  of: 'sobre {title}',
  note: 'Su nota, {day}',
  noteOn: 'Su nota sobre {lesson}, {day}',
  questionOn: 'Su pregunta del {day}',
  answered: '{trainer} contestó el {day}',
  trainer: 'Un instructor',
  notAnswered: 'Todavía sin respuesta. La respuesta aparecerá aquí.',
  failed: 'No se pudieron cargar sus notas y preguntas. Siguen guardadas en su cuenta.',
  retry: 'Intentar de nuevo',
}
