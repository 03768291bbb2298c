export const tablet = {
  title: 'Sign in to your training',
  place: '{company}, {name}',
  loading: 'Loading...',
  failed: 'This tablet cannot reach the server. Check the network.',
  retry: 'Try again',
  setup:
    'This device is not a shared tablet yet. Ask your company’s manager to open the link of a tablet here.',
  otherSignIn: 'Sign in with an email',
  gone: 'This tablet was removed. Ask your company’s manager to set it up again.',
  number: 'Employee number',
  numberHint: 'It is on the card from your manager.',
  pin: 'PIN',
  pinHint: '6 digits',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  noConnection: 'There is no connection to the server. Check the network and try again.',
  signedIn: '{name} is signed in on this device.',
  goOn: 'Continue',
  signOut: 'Sign out',
} as const

export const tabletBar = {
  label: 'Shared tablet',
  who: 'You are signed in as {name}.',
  signOut: 'Sign out',
  askTitle: 'Are you still there?',
  askText: 'You will be signed out in 1 minute, so that nobody else sees your training.',
  stay: 'Stay signed in',
} as const
