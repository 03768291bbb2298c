export const publicUi = {
  minutes: 'About {minutes} min',
} as const
