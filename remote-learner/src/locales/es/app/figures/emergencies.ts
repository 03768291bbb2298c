import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/emergencies.ts'

export const emergencyFigures: Translation<typeof en.emergencyFigures> = {
  pullPin: 'Quite el seguro',
  aimLow: 'Apunte a la\nbase del fuego',
  squeeze: 'Apriete la manija',
  sweep: 'Barra de\nlado a lado',
}
