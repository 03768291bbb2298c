import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { notesMessages } from './notes.messages.ts'

export const notesEs = {
  notes: inSpanish<typeof notesMessages>()({
    notes: 'Mis notas',
    notesHint: 'Solo usted las ve. Se guardan mientras escribe.',
    saving: 'Guardando...',
    saved: 'Guardada',
    onDevice: 'Guardada en este dispositivo. La guardaremos en su cuenta cuando tenga conexión.',
    refused: 'No se pudo guardar esta nota en su cuenta. Sigue en este dispositivo.',
  }),
}
