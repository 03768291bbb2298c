import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/machine-guarding.ts'

export const machineFigures: Translation<typeof en.machineFigures> = {
  pointOfOperation: 'Punto de operación',
  nipPoint: 'Punto de atrapamiento',
  rotatingPart: 'Parte giratoria',
  flyingChips: 'Virutas que saltan',
  tongueGap: '1/4 pulg máximo',
  tongueGuard: 'lengüeta',
  restGap: '1/8 pulg máximo',
  workRest: 'apoyo de pieza',
}
