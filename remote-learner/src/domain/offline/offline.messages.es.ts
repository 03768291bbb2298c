import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { offlineMessages } from './offline.messages.ts'

export const offlineEs = {
  offline: inSpanish<typeof offlineMessages>()({
    offline: 'Sin conexión. Todavía puede leer las páginas que abrió antes.',
    offlineNothing: 'No hay nada que enviar desde este dispositivo.',
    waiting: {
      one: '{count} cambio guardado en este dispositivo, sin enviar',
      other: '{count} cambios guardados en este dispositivo, sin enviar',
    },
    sending: 'Enviando lo que se guardó en este dispositivo...',
    refused: { one: 'Se rechazó {count} cambio', other: 'Se rechazaron {count} cambios' },
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
    progress: 'Estado del módulo {title}',
    answers: 'Respuestas al cuestionario “{title}”',
    submission: 'Entrega del cuestionario “{title}”',
    newerNote:
      'Su cuenta tiene una nota más reciente. Edite su nota en la lección para guardarla, o descártela.',
    unknown: 'Un cambio que esta versión de la página no puede enviar',
    notStored:
      'Este navegador ya no puede guardar nada en este dispositivo. No salga de esta página hasta que se envíe todo.',
    notSent: 'Sin enviar: el servidor no respondió bien. Lo intentaremos de nuevo.',
  }),
}
