import { i18n } from '../../app/i18n.ts'

export const chartMessages = i18n('chart', {
  showTable: 'Show as table',
  keys: 'Use the arrow keys to read the values.',
  total: 'Total',
})
