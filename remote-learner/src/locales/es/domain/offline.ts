import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/domain/offline.ts'

export const offline: Translation<typeof en.offline> = {
  offline: 'No tiene conexión',
  offlineWaiting:
    'No tiene conexión. {count, plural, one {# cambio guardado en este dispositivo, sin enviar} other {# cambios guardados en este dispositivo, sin enviar}}',
  storedAt: 'Usted ve lo que este dispositivo guardó el {moment}.',
  works:
    'Funciona ahora: los módulos que descargó o abrió antes, sus notas y repasos, un cuestionario abierto, su panel y sus certificados.',
  needsNetwork:
    'Necesita conexión: empezar un cuestionario, el tiempo de lectura, revisar respuestas de práctica y los archivos PDF.',
  offlineNothing: 'No hay nada que enviar desde este dispositivo.',
  waiting:
    '{count, plural, one {# cambio guardado en este dispositivo, sin enviar} other {# cambios guardados en este dispositivo, sin enviar}}',
  sending: 'Enviando lo que se guardó en este dispositivo...',
  refused: '{count, plural, one {Se rechazó # cambio} other {Se rechazaron # cambios}}',
  saved: 'Todo guardado',
  whatWaits: 'Sin enviar',
  explain:
    'Lo enviamos en cuanto tenga conexión, aunque antes cierre el navegador. Otras personas que usen este dispositivo no pueden verlo ni enviarlo.',
  retry: 'Enviar ahora',
  discard: 'Descartar',
  discardNamed: 'Descartar: {item}',
  place: 'Dónde se quedó en “{title}”',
  note: 'Nota sobre “{title}”',
  check: 'Respuestas al repaso de “{title}”',
  question: 'Pregunta a un instructor sobre “{title}”',
  exercise: 'Resultados del ejercicio “{title}”',
  progress: 'Estado del módulo {title}',
  answers: 'Respuestas al cuestionario “{title}”',
  submission: 'Entrega del cuestionario “{title}”',
  newerNote:
    'Su cuenta tiene una nota más reciente. Edite su nota en la lección para guardarla, o descártela.',
  unknown: 'Un cambio que esta versión de la página no puede enviar',
  notStored:
    'Este navegador ya no puede guardar nada en este dispositivo. No salga de esta página hasta que se envíe todo.',
  notSent: 'Sin enviar: el servidor no respondió bien. Lo intentaremos de nuevo.',
}
