import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/electrical.ts'

export const electricalFigures: Translation<typeof en.electricalFigures> = {
  tenFeet: '10 pies',
  lineVoltage: 'Línea de 50 kV\no menos',
  reachCounts: 'Cuentan su cuerpo\ny la herramienta',
  moreVolts: 'Más de 50 kV: 4 pulg más por cada 10 kV',
}
