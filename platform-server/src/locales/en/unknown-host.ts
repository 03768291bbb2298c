export const unknownHost = {
  title: 'No site at this address',
  text: 'Check the address and try again.',
} as const
