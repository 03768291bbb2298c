import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { leftOffMessages } from './left-off.messages.ts'

export const leftOffEs = {
  'left-off': inSpanish<typeof leftOffMessages>()({
    question: '¿Seguir donde se quedó?',
    leftOff: 'La última vez se quedó más abajo.',
    leftOffAt: 'La última vez se quedó en “{place}”.',
    goThere: 'Seguir ahí',
    stay: 'Empezar desde arriba',
  }),
}
