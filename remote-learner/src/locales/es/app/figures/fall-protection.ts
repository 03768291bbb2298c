import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/fall-protection.ts'

export const fallFigures: Translation<typeof en.fallFigures> = {
  anchor: 'Anclaje a la altura del anillo',
  sixFeet: '6 pies',
  freeFall: 'caída libre, máximo',
  threeAndHalfFeet: '3.5 pies',
  deceleration: 'frenado, máximo',
  fiveFeet: '5 pies',
  body: 'del anillo a los pies',
  threeFeet: '3 pies',
  spare: 'margen de seguridad',
  clearance: '17.5 pies en este ejemplo',
  topRailInches: '42 pulg ± 3',
  topRailHolds: 'superior, 200 lb',
  midRailInches: '21 pulg',
  midRailHolds: 'intermedia, 150 lb',
  toeBoardInches: '3.5 pulg',
  toeBoardHere: 'rodapié',
}
