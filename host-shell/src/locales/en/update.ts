export const update = {
  label: 'Update',
  ready: 'A newer version of this page is ready.',
  typed: 'Anything you typed here and did not save will be lost.',
  now: 'Update now',
  anyway: 'Update anyway',
  later: 'Later',
} as const
