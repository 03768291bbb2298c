import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/bloodborne.ts'

export const bloodborneFigures: Translation<typeof en.bloodborneFigures> = {
  sharpsClosable: 'Se cierra',
  sharpsFill: 'Se cambia antes\nde llenarse',
  sharpsLabel: 'Con etiqueta o\ncolor de aviso',
  sharpsWalls: 'Nada la perfora\nni gotea',
}
