import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/ask.ts'

export const ask: Translation<typeof en.ask> = {
  ask: 'Preguntar a un instructor',
  askLead: '¿Algo no está claro o es distinto en su lugar de trabajo? Pregunte a un instructor calificado.',
  question: 'Su pregunta',
  questionHint: 'Al menos 10 caracteres. Describa el equipo y el lugar.',
  send: 'Enviar la pregunta',
  sent: 'Se envió su pregunta. La respuesta aparecerá aquí.',
  savedOffline: 'Su pregunta está guardada en este dispositivo. La enviaremos cuando tenga conexión.',
  questionsFailed: 'No se pudieron cargar sus preguntas.',
  retry: 'Intentar de nuevo',
  noQuestions: 'Todavía no ha preguntado nada en este módulo.',
  onDevice: 'Guardada en este dispositivo. El instructor todavía no la ha visto.',
  sending: 'Enviando...',
  refused: 'No se envió: {reason}',
  noReason: 'el servidor la rechazó.',
  edit: 'Editar',
  editNamed: 'Editar la pregunta: {text}',
  discard: 'Descartar',
  discardNamed: 'Descartar la pregunta: {text}',
  waiting: 'Preguntó el {moment}. En espera de {trainer}, {since}.',
  anyTrainer: 'un instructor',
  answered: '{trainer} contestó el {moment}',
  trainer: 'Un instructor',
  since: 'desde hace {time}',
}
