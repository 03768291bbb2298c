import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { askMessages } from './ask.messages.ts'

export const askEs = {
  ask: inSpanish<typeof askMessages>()({
    ask: 'Preguntar a un instructor',
    askLead: '¿Algo no está claro o es distinto en su obra o planta? Un instructor calificado le contesta.',
    question: 'Su pregunta',
    questionHint: 'Al menos 10 caracteres. Describa el equipo y el lugar.',
    send: 'Enviar la pregunta',
    asked: 'Su pregunta va en camino. La respuesta aparecerá aquí.',
    askedOffline: 'Su pregunta está guardada en este aparato. El instructor la recibe cuando haya conexión.',
    questionsFailed: 'No se pudieron cargar sus preguntas.',
    retry: 'Intentar de nuevo',
    noQuestions: 'Todavía no ha preguntado nada en este módulo.',
    onDevice: 'En espera en este aparato: el instructor todavía no la ha visto.',
    sending: 'Enviando...',
    refused: 'No se envió: {reason}',
    noReason: 'el servidor la rechazó.',
    discard: 'Descartar',
    discardNamed: 'Descartar la pregunta: {text}',
    waiting: 'Preguntó el {moment}. Espera a {trainer}, {since}.',
    anyTrainer: 'un instructor',
    answered: '{trainer} contestó el {moment}',
    trainer: 'Un instructor',
    since: 'desde hace {time}',
  }),
}
