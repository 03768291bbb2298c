export const chart = {
  showTable: 'Show as table',
  keys: 'Use the arrow keys to read the values.',
  total: 'Total',
} as const
