export const emails = {
  none: 'No email',
} as const
