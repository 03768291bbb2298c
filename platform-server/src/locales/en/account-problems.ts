/**
 * By the key of a problem: signing in, the account, public pages, and whatever any page can get. The login page has its
 * own texts for `directory-service-refused`, `-person-missing` and `-person-refused`, and finds them by this English
 * message: it stays the same in every language.
 */
export const accountProblems = {
  'account-disabled': 'This account is disabled. Contact support if you think this is a mistake.',
  'account-gone': 'This account no longer exists.',
  'account-protected':
    'An account with this email address already has its own password. Sign in with Email Login instead.',
  'challenge-over': 'This took too long. Please start signing in again.',
  'already-in-company': 'This person is already in your company.',
  'class-has-sheet': 'This class has a sign-in sheet already. A sheet is proof and cannot be replaced.',
  'class-not-found': 'This class is voided already, or it is not in your company.',
  'class-not-found:sheet': 'This class has no sign-in sheet.',
  'company-invitation-gone': 'This invitation is no longer open.',
  'company-manager': 'Only managers of a company can do this.',
  'company-not-found': 'We could not find this company.',
  'company-rule-not-found': 'This rule no longer exists.',
  'company-owner': 'Only an owner of the company can do this.',
  'directory-account':
    'Your company checks each sign-in. Use Company Login first, then your passkey as the second step.',
  'directory-base-missing':
    'Your company directory is not set up correctly: its search base was not found. Please tell your administrator.',
  'directory-email':
    'Your company directory does not list a company email address for you. Please ask your administrator to add one.',
  'directory-left':
    'You are no longer in your company’s directory, so you were signed out. Ask your administrator for help.',
  'directory-not-allowed': 'We could not reach your company directory. Please tell your administrator.',
  'directory-person-ambiguous':
    'More than one person in your company directory has this username. Please tell your administrator.',
  'directory-person-missing': 'No user found in LDAP directory with the specified credentials',
  'directory-person-refused': 'Invalid user LDAP credentials',
  'directory-search-refused': 'Your company directory rejected the search. Please tell your administrator.',
  'directory-service-refused': 'Invalid admin LDAP credentials',
  'directory-silent':
    'Your company’s directory did not respond, so you were signed out. Sign in again later.',
  'directory-unreachable': 'Your company directory did not respond. Please try again later.',
  'directory-untrusted':
    'We could not connect securely to your company directory. Please tell your administrator.',
  'email-not-verified': 'Please verify your email address first. Open the link in the email we sent you.',
  'email-taken': 'This email is already registered. Please use a different email or login.',
  'email-taken:field': 'This email is already registered.',
  'erased-already': 'This account was erased.',
  'has-consultations': 'Clients have booked consultations with this account. Cancel those first.',
  'exemption-not-found': 'This exemption has ended already, or it is not in your company.',
  'in-another-company':
    'You are in another company now. Ask its manager to deactivate you there, then accept this invitation.',
  'in-another-company:person': 'This person is in another company now.',
  invalid: 'Check what you entered.',
  'invalid:class-form': 'Send the field "details" with JSON, and at most one file in the field "sheet".',
  'invalid:class-in-future': 'The class cannot be in the future.',
  'invalid:pack-certificates':
    'These people have {total, number} certificates, and a pack has at most {limit, number} as PDFs. Choose a site or fewer modules, or leave the PDFs out.',
  'invalid:pack-recipients': 'Choose managers of your company.',
  'invalid:pack-in-future': 'Choose today or an earlier day.',
  'invalid:class-too-old': 'Enter a class of the last {years} years.',
  'invalid:csv-columns':
    'Choose the column that holds the email addresses, or the one with the employee numbers.',
  'invalid:csv-empty': 'The file has no rows below its header.',
  'invalid:csv-long': 'The file has {rows} rows. Import at most {limit} at a time.',
  'invalid:supervisor': 'Choose a supervisor from the people of your company.',
  'invalid:supervisor-circle': 'This person would be their own supervisor. Choose someone else.',
  'key-reused':
    'You already sent this with different content, and that is what was saved. Check it, then send it again.',
  'last-company-owner': 'This is the last owner. Make someone else an owner first.',
  'last-factor':
    'Your account needs a second step for signing in. Add another one before you remove this one.',
  'last-operator': 'This is the last platform operator. Make someone else a platform operator first.',
  'last-super-admin': 'This is the last super admin of this site. Make someone else a super admin first.',
  'link-expired': 'This link has expired or was already used. Please request a new one.',
  'link-expired:verification': 'This link is not valid or has expired. Please request a new one.',
  'location-not-found': 'We could not find this place.',
  'manages-another-company': 'This person already manages another company.',
  'names-needed': 'Please enter your name too. This account was never confirmed.',
  'no-enrollment': 'This QR code has expired. Please start again.',
  'no-password': 'Your company manages your password. Change it there.',
  'no-second-factor': 'Recovery codes are only for accounts with a second step.',
  'no-such-host': 'There is no site at this address.',
  'not-ready:database': 'Not ready. The database does not respond.',
  'not-ready:disk': 'Not ready. The disk is full.',
  'not-signed-in': 'Please sign in.',
  operator: 'Only a platform operator can do this. Your account manages its own site, not the platform.',
  overloaded: 'We have more requests than we can handle right now. Please try again in a moment.',
  partner: 'Only professional partners can do this.',
  'partner-not-found': 'We could not find this partner.',
  'passkey-not-found': 'Your account does not have this passkey.',
  'passkey-taken': 'This passkey is already in use.',
  'password-breached':
    'This password is on a list of leaked passwords, so other people may try it. Please choose a different one.',
  'password-needed': 'Please enter the password that you chose when you registered.',
  'password-weak':
    'This password is too easy to guess. Make it longer. Three or four unrelated words work well.',
  'proof-needed':
    'Someone has entered wrong passwords for this account. Please try again in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}.',
  'proof-required': 'Please confirm that it is you. Then try again.',
  'resource-not-found': 'We could not find this file.',
  role: 'Your account does not have permission to do this.',
  'role:consultations': 'Your account does not have permission to see these consultations.',
  'second-factor-required':
    'Your account needs a second step for signing in. Add one on your account page first.',
  'session-ended': 'Your session has ended. Please sign in again.',
  'session-expired': 'You were signed in for a long time, so your session has ended. Please sign in again.',
  'session-not-found': 'This session has already ended.',
  'sign-in-again': 'We cannot confirm this account here. Sign out and sign in again.',
  'sign-in-link-needed':
    'Someone has entered many wrong passwords for this account. To sign in on this device, open the link in the email we sent you, choose a new password with "Forgot your password?", or try again in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}.',
  'signed-out':
    'You were signed out: from another device, by a change to your account, or by an administrator. Please sign in again.',
  'storage-full': 'The server has no space left to save this. Nothing was changed. Please try again later.',
  'too-many-attempts':
    'Too many attempts. Please try again in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}.',
  'too-many-passkeys': 'An account can have {limit} passkeys. Remove one that you no longer use.',
  'too-many-requests':
    'Too many requests. Please try again in {seconds, plural, one {{seconds} second} other {{seconds} seconds}}.',
  'too-many-requests:minutes':
    'Too many requests. Please try again in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}.',
  'totp-not-found': 'Your account has no authenticator app.',
  unavailable: 'The service is not available right now. Please try again in a few seconds.',
  'unavailable:stopping': 'This server is stopping. Please try again.',
  'unknown-host': 'Passkeys do not work at this address. Open the site at its own domain name.',
  'unknown-partner': 'We could not find this professional partner. Choose another one.',
  'unknown-state': 'Please choose one of the 50 states.',
  'wrong-code': 'This code is not correct. Check what you typed, or wait for the next code in your app.',
  'wrong-credentials': 'The email or password is not correct.',
  'wrong-passkey': 'This passkey was not accepted. Please try again, or choose another option.',
  'wrong-password': 'This is not your current password. Please try again.',
  'wrong-password:registration': 'This is not the password you chose when you registered. Please try again.',
  'no-item': 'This page or item does not exist.',
  'no-route': 'There is nothing at {method} {path}.',
  'server-error': 'Something went wrong on our side. Please try again.',
  'feature-off': 'This site does not offer this feature.',
  'employee-number-taken': 'Someone in your company has this employee number already.',
  'person-not-found:number': 'No one without email in the company that you manage has this employee number.',
  'pin-locked':
    'Too many wrong PINs. Try again in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}, or ask your manager for a new PIN.',
  'tablet-gone': 'This tablet was removed. Ask your manager to set it up again.',
  'tablet-not-found': 'This tablet no longer exists.',
  'too-many-tablets': 'Your company has 50 tablets, the most that are possible. Remove one first.',
  'wrong-pin': 'The number or the PIN is not correct. Try again, or ask your manager for a new PIN.',
  'needs-email': 'This works only for accounts with an email address.',
  'gate-gone': 'This gate was removed. Ask the company for a new link.',
  'gate-not-found': 'This gate no longer exists.',
  'too-many-gates': 'Your company has 50 gates, the most that are possible. Remove one first.',
  'pack-link-gone': 'This link has expired or was revoked. Ask the person who sent it for a new one.',
  'pack-not-found': 'This inspection pack no longer exists.',
  'pack-not-found:file': 'A file of this inspection pack could not be found. Make the pack again.',
  'pack-not-found:link': 'This link is revoked already, or it does not exist.',
  'pack-not-ready': 'This inspection pack is not ready yet.',
  'pack-schedule-not-found': 'This schedule no longer exists.',
  'scim-token-not-found': 'This token is revoked already, or it does not exist.',
  'too-many-scim-tokens':
    'Your company has {limit} active tokens. Revoke one that is no longer used, then make a new one.',
  'too-many-pack-schedules': 'A company can have five schedules. Delete one first.',
  'too-many-packs': 'Three inspection packs are being made. Wait until one is ready, or delete one.',
  'too-many-views': 'You can save 30 views. Remove one first.',
  'view-not-found': 'This view is not there anymore.',
} as const
