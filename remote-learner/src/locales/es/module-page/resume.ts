import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/resume.ts'

export const resume: Translation<typeof en.resume> = {
  question: '¿Seguir donde se quedó?',
  leftOff: 'La última vez se quedó más abajo.',
  leftOffAt: 'La última vez se quedó en “{place}”.',
  goThere: 'Seguir ahí',
  stay: 'Empezar desde arriba',
}
