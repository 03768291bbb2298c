export const language = {
  failed: 'The language could not be loaded. Try again.',
  notSaved: 'Your language could not be saved to your account. It is saved in this browser only.',
} as const
