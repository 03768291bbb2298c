import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/notes.ts'

export const notes: Translation<typeof en.notes> = {
  notes: 'Mis notas',
  notesHint: 'Solo usted las ve. Se guardan mientras escribe.',
  saving: 'Guardando...',
  saved: 'Guardada',
  onDevice: 'Guardada en este dispositivo. La guardaremos en su cuenta cuando tenga conexión.',
  refused: 'No se pudo guardar esta nota en su cuenta. Sigue en este dispositivo.',
}
