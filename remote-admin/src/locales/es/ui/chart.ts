import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/ui/chart.ts'

export const chart: Translation<typeof en.chart> = {
  showTable: 'Mostrar como tabla',
  keys: 'Use las flechas para leer los valores.',
  total: 'Total',
}
