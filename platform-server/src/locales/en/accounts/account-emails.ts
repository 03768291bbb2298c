export const accountEmails = {
  greeting: 'Hello {firstName},',
  verificationSubject: 'Verify your email for {site}',
  verificationBody:
    'Your account at {site} is almost ready. Please confirm that this email address is yours. Then you can sign in.',
  verificationAction: 'Verify my email',
  verificationClosing:
    'The link works for 3 days. If you did not create this account, ignore this email. The account will stay closed.',
  passwordResetSubject: 'Reset your {site} password',
  passwordResetBody:
    'Someone, hopefully you, asked to reset the password for your account at {site}. Use the button to choose a new one.',
  passwordResetAction: 'Choose a new password',
  passwordResetClosing:
    'The link works once, for one hour. If you did not ask for it, ignore this email. Your password will not change.',
  // For an account that signs in against its company’s directory: there is no password to reset here.
  directoryAccountSubject: 'How to sign in to {site}',
  directoryAccountBody:
    "Someone, hopefully you, asked to reset a password at {site}. Your account uses your company password instead. Choose Company Login on the sign-in page. If you forgot that password, your company's administrator can help.",
  directoryAccountAction: 'Go to the sign-in page',
  directoryAccountClosing: 'If you did not ask for this, ignore this email. Nothing has changed.',
  // The person is notified of every password change, because someone else may have made it.
  passwordChangedSubject: 'Your {site} password was changed',
  passwordChangedBody:
    'The password for your account at {site} was just changed. All other devices were signed out, and older password reset links no longer work.',
  passwordChangedBody2: 'If you changed it, you do not need to do anything.',
  passwordChangedAction: 'I did not change it',
  passwordChangedClosing: 'If you did not change it, use the button now to choose a new password.',
  // For a new registration with an address that is still unverified: its owner takes the account over here.
  finishRegistrationSubject: 'Finish your {site} account',
  finishRegistrationBody:
    'Someone, hopefully you, tried to create an account at {site} with this email address. An account with this address was started earlier but never confirmed.',
  finishRegistrationBody2:
    'To use it, choose a password and enter your name. Anything entered earlier will be deleted.',
  finishRegistrationAction: 'Set up my account',
  finishRegistrationClosing:
    'The link works once, for one hour. If you did not ask for an account, ignore this email.',
  // After so many failed logins that the person should know, and may need another way to sign in.
  repeatedLoginFailuresSubject: 'Failed sign-in attempts at {site}',
  repeatedLoginFailuresBody:
    'Someone entered a wrong password for your account at {site} 10 times within 15 minutes. They did not get in, and your password has not changed.',
  repeatedLoginFailuresBody2:
    'To sign in on a new device now, open this email on that device and use the button. You still need your password. Devices you have used before work as usual.',
  repeatedLoginFailuresAction: 'Sign in on this device',
  repeatedLoginFailuresClosing:
    'The link works once, for 24 hours. If you use the same password on other sites, change it there and here.',
} as const
