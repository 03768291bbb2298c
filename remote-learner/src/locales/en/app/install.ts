export const install = {
  keep: 'Keep on this phone',
  why: 'Open your training from your home screen, like an app. Downloaded modules open there without a network.',
  stepShare: 'In Safari, tap Share: the square with an arrow that points up.',
  stepAdd: 'Scroll down and tap Add to Home Screen.',
  stepConfirm: 'Tap Add. Sign in once more when you open it from the home screen.',
} as const
