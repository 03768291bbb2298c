import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { resumeMessages } from './resume.messages.ts'

export const resumeEs = {
  resume: inSpanish<typeof resumeMessages>()({
    question: '¿Seguir donde se quedó?',
    leftOff: 'La última vez se quedó más abajo.',
    leftOffAt: 'La última vez se quedó en “{place}”.',
    goThere: 'Seguir ahí',
    stay: 'Empezar desde arriba',
  }),
}
