export const due = {
  due: 'Due {day}',
  overdue: 'Overdue since {day}',
  failed: 'Due dates could not be loaded.',
  retry: 'Retry',
} as const
