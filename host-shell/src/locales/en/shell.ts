export const shell = {
  skipToContent: 'Skip to content',
  verifying: 'Verifying authentication...',
} as const
