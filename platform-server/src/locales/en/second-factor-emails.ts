export const secondFactorEmails = {
  greeting: 'Hello {firstName},',
  action: 'Check my account',
  closing:
    'If this was not you, sign in now, change your password and end any sessions you do not recognize. If you cannot sign in, contact us.',
  totpAddedSubject: 'An authenticator app was added to your {site} account',
  totpAddedBody: 'From now on, you need your password and a code from this app to sign in.',
  totpRemovedSubject: 'The authenticator app was removed from your {site} account',
  totpRemovedBody: 'You can no longer sign in with its codes. All your other sessions have ended.',
  passkeyAddedSubject: 'A passkey was added to your {site} account',
  passkeyAddedBody: 'You can now sign in with the passkey "{passkey}".',
  passkeyRemovedSubject: 'A passkey was removed from your {site} account',
  passkeyRemovedBody:
    'You can no longer sign in with the passkey "{passkey}". All your other sessions have ended.',
  // A device answered as a copy of the passkey would.
  passkeyCopiedSubject: 'We blocked a sign-in to your {site} account',
  passkeyCopiedBody:
    'Someone may have copied your passkey "{passkey}". Remove it from your account and add a new one.',
  recoveryUsedSubject: 'A recovery code for your {site} account was used',
  // {left}: how many recovery codes are left.
  recoveryUsedBody: 'Recovery codes left: {left}. You can create ten new ones on your account page.',
  recoveryReplacedSubject: 'New recovery codes for your {site} account',
  recoveryReplacedBody: 'Ten new recovery codes were created. The old ones no longer work.',
  resetSubject: 'Sign-in security for your {site} account was reset',
  resetBody:
    'Our staff removed your authenticator app, your passkeys and your recovery codes because someone told us that you could not sign in. All your sessions have ended. Sign in with your password and set up a second step again.',
} as const
