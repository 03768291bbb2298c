import { inSpanish } from '@platform/shared-ui/in-spanish'
import type {
  pastStateMessages,
  pastTrainingMessages,
  pastWritingMessages,
} from './past-training.messages.ts'

export const pastTrainingEs = {
  pastTraining: inSpanish<typeof pastTrainingMessages>()({
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
    check: 'Página pública',
    checkNamed: 'Página pública: {title}',
    results: 'Resultados de los cuestionarios',
  }),
  pastState: inSpanish<typeof pastStateMessages>()({
    valid: 'Válido',
    expired: 'Vencido',
    revoked: 'Anulado',
    replaced: 'Reemplazado',
  }),
  pastWriting: inSpanish<typeof pastWritingMessages>()({
    noteCount: { one: '{count} nota', other: '{count} notas' },
    questionCount: { one: '{count} pregunta a un instructor', other: '{count} preguntas a un instructor' },
    of: 'sobre {title}',
    note: 'Su nota, {day}',
    noteOn: 'Su nota sobre {lesson}, {day}',
    questionOn: 'Su pregunta del {day}',
    answered: '{trainer} contestó el {day}',
    trainer: 'Un instructor',
    notAnswered: 'Todavía sin respuesta. La respuesta aparecerá aquí.',
    failed: 'No se pudieron cargar sus notas y preguntas. Siguen guardadas en su cuenta.',
    retry: 'Intentar de nuevo',
  }),
}
