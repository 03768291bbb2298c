import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/quizzes/attempt.ts'

export const attempt: Translation<typeof en.attempt> = {
  loading: 'Cargando su intento',
  failed: 'No se pudo cargar el intento. Sus respuestas siguen guardadas.',
  unknown: 'Este intento no existe.',
  back: 'Todos los cuestionarios',
  lead: '{total} preguntas · se aprueba con {percent}%',
  question: 'Pregunta {number} de {total}',
  previous: 'Anterior',
  next: 'Siguiente',
  flag: 'Marcar para después',
  unflag: 'Marcada para después',
  questions: 'Preguntas',
  open: 'Pregunta {number}, sin contestar',
  answered: 'Pregunta {number}, contestada',
  openFlagged: 'Pregunta {number}, sin contestar, marcada',
  answeredFlagged: 'Pregunta {number}, contestada, marcada',
  answeredCount: '{answered} de {total} contestadas',
  saved: 'Todas las respuestas están guardadas',
  saving: 'Guardando...',
  waiting:
    'Sin conexión. Sus respuestas están guardadas en este dispositivo y se enviarán cuando tenga conexión.',
  waitingTimed:
    'Sin conexión. Sus respuestas están guardadas en este dispositivo. El reloj sigue corriendo: las respuestas que lleguen tarde no cuentan.',
  refused: 'Se rechazaron sus últimas respuestas. Vea abajo la lista de cambios sin enviar.',
  closed: 'Este intento terminó.',
  handIn: 'Entregar',
  confirmTitle: '¿Entregar este cuestionario?',
  confirmOffline: 'Sin conexión. Lo entregamos en cuanto tenga conexión. Cuenta como un intento.',
  confirmText: 'Se califica de inmediato y cuenta como un intento.',
  unansweredTitle: '{count} de {total} preguntas sin contestar',
  unansweredText: 'Sin contestar: {numbers}. Cuentan como incorrectas.',
  flaggedText: 'Marcadas para después: {numbers}.',
  keepGoing: 'Seguir con el cuestionario',
  timeLeft: 'Quedan {time}',
  minutesLeft: '{count, plural, one {Queda # minuto o menos} other {Quedan # minutos o menos}}',
}
