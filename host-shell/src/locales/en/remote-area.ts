export const remoteArea = {
  loading: 'Loading...',
  stillLoading: 'Still loading. Your connection seems slow. The page will open as soon as it can.',
  failedTitle: 'This page could not be shown',
  load: 'It did not load. The rest of the site still works. Please try again.',
  timeout: 'It took too long to load. The rest of the site still works. Please try again.',
  integrity:
    'Its files do not match the published version, so it was not opened. Please try again in a moment.',
  contract: 'It is being updated. Please try again in a few minutes.',
  broken: 'Something went wrong on this page. The rest of the site still works. Please try again.',
  tryAgain: 'Try again',
} as const
