import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/hazard-communication.ts'

export const chemicalFigures: Translation<typeof en.chemicalFigures> = {
  flame: 'Llama',
  flameOverCircle: 'Llama sobre\ncírculo',
  explodingBomb: 'Bomba\nexplotando',
  gasCylinder: 'Cilindro\nde gas',
  corrosion: 'Corrosión',
  skull: 'Calavera y\nhuesos',
  healthHazard: 'Peligro para\nla salud',
  exclamation: 'Signo de\nexclamación',
  environment: 'Medio\nambiente',
  labelProduct: 'Diluyente Solvex 20',
  labelSignal: 'DANGER (PELIGRO)',
  labelHazards: 'Líquido y vapor muy inflamables.\nProvoca irritación ocular grave.',
  labelPrecautions:
    'Mantener lejos de calor y chispas.\nUsar guantes y protección ocular.\nEn los ojos: enjuagar con agua.',
  labelSupplier: 'Example Chemical Co.\n12 Mill Road, Dayton, OH\n1-800-555-0100',
}
