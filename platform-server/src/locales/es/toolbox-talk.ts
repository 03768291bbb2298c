import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/toolbox-talk.ts'

export const toolboxTalk: Translation<typeof en.toolboxTalk> = {
  how: 'Diez minutos, de pie, donde se hace el trabajo',
  howText:
    'Diga por qué, explique los puntos con sus propias palabras, pregunte y espere las respuestas. Después caminen y miren juntos. Anote lo que se va a arreglar. Firmen la página 2.',
  why: 'Por qué hoy',
  points: 'Qué decir',
  ask: 'Qué preguntar',
  checks: 'Caminar y mirar',
  fixed: 'Por arreglar después de esta charla: qué, quién, para cuándo',
  people: 'Quiénes estuvieron',
  site: 'Lugar de trabajo',
  leader: 'Dirigió la charla',
  date: 'Fecha y hora',
  language: 'Idioma',
  name: 'Nombre en letra de molde',
  employer: 'Empleador',
  signature: 'Firma',
  sign: 'Dirigió la charla',
}
