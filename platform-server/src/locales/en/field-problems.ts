/** What schemas say at the fields of a form, word for word; `other` is for any message that is not among these. */
export const fieldProblems = {
  nameCharacters: 'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.',
  plainText: 'Leave out web addresses and invisible characters.',
  name: 'Enter a name.',
  email: 'Enter an email address like name@company.com.',
  issuedInFuture: 'The issue date cannot be in the future.',
  expiresBeforeIssue: 'The expiration date must be after the issue date.',
  unknownModule: 'Choose a module from the catalog.',
  documentMissing: 'Add a scan or photo of it: PDF, JPG or PNG.',
  reason: 'Enter a reason.',
  practiceInFuture: 'The date of the practice cannot be in the future.',
  other: 'Check this value: it is missing or not valid.',
} as const
