import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/app/animation.ts'

export const animation: Translation<typeof en.animation> = {
  play: 'Reproducir',
  pause: 'Pausar',
  steps: 'Pasos',
  step: 'Paso {number} de {total}',
}
