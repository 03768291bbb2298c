export const proof = {
  title: 'Confirm it’s you',
  text: 'This change affects the security of your account. After you confirm, we will not ask again for 10 minutes.',
  password: 'Password',
  code: 'Code from your authenticator app',
  codeHint: 'Six digits, or one of your recovery codes.',
  usePasskey: 'Use your passkey',
  or: 'Or confirm with:',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  passkeyFailed: 'The passkey did not work. Try again, or choose another option.',
  failed: 'That did not work. Please try again later.',
  noWay: 'We cannot confirm it’s you here. Sign out, sign in again, and then make your change.',
} as const
