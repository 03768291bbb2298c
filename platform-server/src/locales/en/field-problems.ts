/** What schemas say at the fields of a form, word for word; `other` is for any message that is not among these. */
export const fieldProblems = {
  nameCharacters: 'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.',
  plainText: 'Leave out web addresses and invisible characters.',
  name: 'Enter a name.',
  email: 'Enter an email address like name@company.com.',
  reason: 'Enter a reason.',
  importTwice: 'This address is in the file more than once.',
  importNumberTwice: 'This employee number is in the file more than once.',
  importNumberTaken: 'Someone else in your company has this employee number.',
  importNoKey: 'Enter an email address or an employee number.',
  importDeactivated: 'This person is deactivated. Reactivate them first.',
  importSupervisor: 'No one in your company or in this file has this address.',
  importCircle: 'This person would be their own supervisor.',
  listTwice: 'This address is in the list more than once.',
  listLanguage: 'Write the language as its name or code, such as English, Spanish, en or es.',
  other: 'Check this value: it is missing or not valid.',
} as const
