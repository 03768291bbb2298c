import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/respirators.ts'

export const respiratorFigures: Translation<typeof en.respiratorFigures> = {
  sealed: 'Piel bajo el\nsello: sella',
  leaking: 'Barba bajo el\nsello: hay fuga',
}
