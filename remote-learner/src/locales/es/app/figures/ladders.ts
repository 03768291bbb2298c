import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/ladders.ts'

export const ladderFigures: Translation<typeof en.ladderFigures> = {
  sixteenFeet: '16 pies',
  workingLength: 'largo de\ntrabajo',
  base: '4 pies',
  threeFeet: '3 pies',
  landing: 'por encima',
  fourToOne: '4 arriba, 1 afuera',
  armTest: 'Pies en la base,\npalmas en\nun peldaño',
}
