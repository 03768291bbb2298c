export const connection = {
  offline: 'You are offline. Saving and sending will work again once you are back online.',
} as const
