export const download = {
  title: 'Use offline',
  save: 'Download for offline use',
  measuring: 'Checking the size...',
  question:
    'Download size: about {size}. It includes the lessons, drawings, exercises and practice questions of this module.',
  recordings: 'Recordings of the lessons are {size} of it.',
  start: 'Download {size}',
  notNow: 'Not now',
  busy: 'Downloading this module',
  cancel: 'Cancel',
  ready: 'Ready for offline use.',
  facts: '{size} on this device, downloaded {moment}.',
  total: 'All {count} downloaded modules together: {size}.',
  outdated: 'The site has changed since you downloaded this module. Download it again to use it offline.',
  otherLanguage: 'Downloaded in {language}. Download it again to use it offline in this language.',
  again: 'Download again',
  remove: 'Remove from this device',
  network: 'The download stopped because the connection was lost. Try again when you are online.',
  storage:
    'This device has no space left for the module. Remove a downloaded module or free up space, then try again.',
  noSpace:
    'This device has too little space left. The module needs about {needed}, and this site has {free}. Nothing that was saved is lost. Remove a downloaded module or free up space, then try again.',
  refused:
    'This device has too little space left: the module needs about {needed}. Nothing that was saved is lost. Remove a downloaded module or free up space, then try again.',
  canceled: 'The download was canceled.',
  unsupported:
    'This browser cannot store modules yet. Reload the page and try again, or use another browser. Private windows cannot store modules.',
  unknown: 'The download failed. Try again.',
} as const
