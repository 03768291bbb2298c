import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { noticeMessages } from './notice.messages.ts'

export const noticeEs = {
  'offline-notice': inSpanish<typeof noticeMessages>()({
    attemptGraded:
      'Se entregó un cuestionario que estaba en espera en este aparato. Vea el resultado en Cuestionarios.',
  }),
}
