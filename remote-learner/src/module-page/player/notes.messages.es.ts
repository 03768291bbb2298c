import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { notesMessages } from './notes.messages.ts'

export const notesEs = {
  notes: inSpanish<typeof notesMessages>()({
    notes: 'Mis notas',
    notesHint: 'Solo usted las ve. Se guardan mientras escribe.',
    saving: 'Guardando...',
    saved: 'Guardado',
    onDevice: 'Guardado en este aparato. Pasa a su cuenta cuando haya conexión.',
    refused: 'Su cuenta no aceptó esta nota. Sigue en este aparato.',
  }),
}
