import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/scaffolds.ts'

export const scaffoldFigures: Translation<typeof en.scaffoldFigures> = {
  topRail: 'Baranda superior',
  midRail: 'Baranda intermedia',
  toeBoard: 'Rodapié',
  platform: 'Piso completo',
  crossBrace: 'Riostra cruzada',
  upright: 'Poste',
  ladder: 'Escalera de acceso',
  basePlate: 'Placa base',
  mudsill: 'Durmiente',
}
