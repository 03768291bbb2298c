import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/confined-spaces.ts'

export const confinedSpaceFigures: Translation<typeof en.confinedSpaceFigures> = {
  testOxygen: 'Oxígeno:\n19.5-23.5%',
  testFlammable: 'Inflamables:\nhasta 10% LIE',
  testToxic: 'Gas tóxico:\nen el límite',
}
