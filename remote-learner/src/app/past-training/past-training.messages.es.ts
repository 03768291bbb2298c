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
      'Los certificados, los resultados y lo que usted escribió siguen siendo suyos, para leerlos y mostrarlos. Renueve para seguir capacitándose: continúa donde lo dejó.',
    renew: 'Renovar la suscripción',
    title: 'Lo que usted ha hecho',
    titleModule: 'Lo que hizo en este módulo',
    failed: 'No se pudo cargar lo que usted ha hecho. Sigue guardado en su cuenta.',
    loading: 'Cargando lo que usted ha hecho',
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
    asked: 'Su pregunta del {day}',
    answered: '{trainer} respondió el {day}',
    trainer: 'Un instructor',
    notAnswered: 'Todavía sin respuesta. Cuando la haya, aparecerá aquí.',
    failed: 'No se pudieron cargar sus notas y preguntas. Siguen guardadas en su cuenta.',
    retry: 'Intentar de nuevo',
  }),
}
