export const lti = {
  title: 'Open your training',
  opening: 'Opening your training...',
  connectLead:
    'Your learning management system is opening this training for you for the first time, or your account is protected. Sign in once so that we know which account is yours.',
  signIn: 'Sign in',
  noAccount: 'No account yet?',
  register: 'Register',
  registerHint: 'Then open the module in your learning management system again.',
  confirmLead:
    'You are signed in as {email}. From now on, your learning management system opens this account without a password and receives your results.',
  confirm: 'Use this account',
  connecting: 'Connecting...',
  notMine: 'This is not my account',
  failed: 'Your training could not be opened. Try again.',
  retry: 'Try again',
  incomplete: 'This address is not complete. Open the module in your learning management system again.',
} as const
