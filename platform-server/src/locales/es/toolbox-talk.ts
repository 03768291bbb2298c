import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/toolbox-talk.ts'

export const toolboxTalk: Translation<typeof en.toolboxTalk> = {
  how: 'Diez minutos, de pie, donde se hace el trabajo',
  howText:
    'Diga por qué es importante, explique los puntos con sus propias palabras, pregunte y espere las respuestas. Después recorran el lugar y revisen juntos. Anote lo que se debe arreglar. Todos firman la página 2.',
  why: 'Por qué es importante',
  points: 'Qué decir',
  ask: 'Qué preguntar',
  checks: 'Recorrer y revisar',
  fixed: 'Por arreglar después de esta charla: qué, quién, para cuándo',
  people: 'Quiénes asistieron',
  site: 'Lugar de trabajo',
  leader: 'Dirigió la charla',
  date: 'Fecha y hora',
  language: 'Idioma',
  name: 'Nombre en letra de molde',
  employer: 'Empleador',
  signature: 'Firma',
  sign: 'Dirigió la charla',
}
