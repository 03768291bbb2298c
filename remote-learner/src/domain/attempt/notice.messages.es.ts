import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { noticeMessages } from './notice.messages.ts'

export const noticeEs = {
  'offline-notice': inSpanish<typeof noticeMessages>()({
    attemptGraded:
      'Se entregó un cuestionario guardado en este dispositivo. Vea el resultado en Cuestionarios.',
  }),
}
