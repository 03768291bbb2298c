import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/protective-equipment.ts'

export const equipmentFigures: Translation<typeof en.equipmentFigures> = {
  spectacles: 'Virutas: lentes\ncon laterales',
  goggles: 'Polvo, gotas:\ngafas cerradas',
  faceShield: 'Cara: careta\nsobre gafas',
}
