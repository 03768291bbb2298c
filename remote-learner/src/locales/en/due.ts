export const due = {
  due: 'Due {day}',
  overdue: 'Overdue since {day}',
  failed: 'Due dates could not be loaded.',
  retry: 'Try again',
} as const
