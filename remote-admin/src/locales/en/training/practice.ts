import type { PracticeSkip } from '@platform/shared-contracts/http'

export const practical = {
  title: 'Sign hands-on practice: {module}',
  lead: 'What you watched {name} do. It adds the third check mark to the certificate, and anyone who verifies the certificate can see it was signed.',
  performedOn: 'Date of the practice',
  site: 'Place',
  siteHint: 'Site, yard or workshop.',
  equipment: 'Equipment used',
  checklist: 'What you saw',
  more: 'Other item',
  remarks: 'Remarks',
  statement: 'Statement',
  attest: 'I confirm this statement.',
  signature: 'Your name, as a signature',
  signatureHint: 'As shown in your account.',
  sign: 'Sign',
  signing: 'Signing...',
  signed: 'Signed. The learner can see it now.',
  empty: 'Nothing is signed yet. Watch the learner do the practice, then sign next to the module.',
  caption: 'Signed practice, newest first',
  module: 'Module',
  day: 'Day',
  place: 'Place and equipment',
  seen: 'Seen',
  by: 'Signed by',
} as const

/** The same for many people at once. */
export const practiceForMany = {
  sign: 'Sign off practice',
  title: '{count, plural, one {Sign off practice for # person} other {Sign off practice for # people}}',
  lead: 'For people who did the same practice on one day, while you watched. Choose the module to see who can be signed off.',
  module: 'Module',
  noModule: 'Choose a module',
  checking: 'Checking who can be signed off...',
  checkFailed: 'We could not check these people. Close this and try again.',
  ready:
    '{count, plural, =0 {Nobody here can be signed off.} one {# person can be signed off.} other {# people can be signed off.}}',
  with: 'You sign with your credential {name} ({issuer}), valid through {day}.',
  withoutEnd: 'You sign with your credential {name} ({issuer}).',
  skipped: '{count, plural, one {# person is skipped} other {# people are skipped}}',
  refusedTitle: 'You cannot sign off practice',
  notTrainer:
    'Hands-on practice is signed off by a qualified trainer who watched it. A company manager cannot do that.',
  noCredential:
    'You need a trainer credential that we have verified and that has not expired. Ask an admin to update your partner profile.',
  trainers:
    '{count, plural, one {This trainer can sign: {names}.} other {These trainers can sign: {names}.}}',
  noTrainers:
    'None of these people has a trainer with a current credential yet. Ask your training provider to assign one.',
  next: 'Continue',
  cancel: 'Cancel',
  close: 'Close',
  formTitle: '{count, plural, one {Sign off {module} for # person} other {Sign off {module} for # people}}',
  formLead:
    '{count, plural, one {What you watched this person do. It is added to their certificate, and anyone who verifies it can see that it was signed.} other {What you watched each of these # people do. It is added to their certificates, and anyone who verifies one can see that it was signed.}}',
  checklistHint: 'Check every point. Practice with a point missing is not complete.',
  done: '{count, plural, one {Practice of # person is signed off.} other {Practice of # people is signed off.}}',
} as const

export const practiceSkip = {
  'not-assigned': 'Not assigned to you',
  'not-passed': 'Has not passed the module, or the certificate has expired',
  signed: 'Practice is signed already',
} as const satisfies Record<PracticeSkip, string>
