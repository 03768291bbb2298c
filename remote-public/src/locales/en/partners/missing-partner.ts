export const partnersMissing = {
  title: 'Profile not found',
  lead: 'This person may have left, or the address has a typo. Here are the professionals you can contact.',
} as const
