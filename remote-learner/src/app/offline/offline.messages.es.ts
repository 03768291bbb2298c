import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { offlineMessages } from './offline.messages.ts'

export const offlineEs = {
  offline: inSpanish<typeof offlineMessages>()({
    offline: 'Sin conexión. Lo que abrió antes se puede leer.',
    offlineNothing: 'No hay nada en espera en este aparato.',
    waiting: {
      one: 'Guardado en este aparato, {count} cambio en espera',
      other: 'Guardado en este aparato, {count} cambios en espera',
    },
    sending: 'Enviando lo que se guardó en este aparato...',
    refused: { one: 'Se rechazó {count} cambio', other: 'Se rechazaron {count} cambios' },
    saved: 'Todo guardado',
    whatWaits: 'Lo que está en espera',
    explain:
      'Se envía una sola vez, en cuanto haya conexión, aunque cierre el navegador. Otra persona en este aparato no lo ve ni lo envía.',
    retry: 'Enviar ahora',
    discard: 'Descartar',
    discardNamed: 'Descartar: {item}',
    place: 'Su lugar en “{title}”',
    note: 'Nota sobre “{title}”',
    check: 'Respuestas al repaso de “{title}”',
    question: 'Pregunta a un instructor sobre “{title}”',
    progress: 'Estado del módulo {title}',
    attempt: 'Respuestas al cuestionario “{title}”',
    handIn: 'Entrega del cuestionario “{title}”',
    notSent: 'Todavía no se envió: el servidor no contestó como debía. Se intenta de nuevo por sí solo.',
  }),
}
