import { i18n } from '../app/i18n.ts'

export const proofMessages = i18n('proof', {
  title: 'Confirm that it is you',
  text: 'This change concerns the security of your account. Confirm it once; you are not asked again for 10 minutes.',
  password: 'Password',
  code: 'Code from your authenticator app',
  codeHint: 'Six digits, or one of your recovery codes.',
  usePasskey: 'Use your passkey',
  or: 'Or confirm with:',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  passkeyFailed: 'Your passkey was not used. Try again, or choose another way.',
  failed: 'That did not work. Please try again later.',
  noWay: 'Your account cannot be confirmed here. Log out, sign in again, and then make your change.',
})
