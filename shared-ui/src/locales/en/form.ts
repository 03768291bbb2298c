export const form = {
  required: 'Fill in this field.',
  tooShort: '{count, plural, one {Enter at least # character.} other {Enter at least # characters.}}',
  tooLong: '{count, plural, one {Enter at most # character.} other {Enter at most # characters.}}',
  tooSmall: 'Enter {limit} or more.',
  tooBig: 'Enter {limit} or less.',
  email: 'Enter an email address like name@company.com.',
  invalid: 'Check this field.',
  failed: 'This was not sent. Try again in a moment.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you entered on this page will be lost.',
  leave: 'Leave',
} as const

/** By the schema's own English message; a message that is not listed here is shown as it is. */
export const schema = {
  'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.':
    'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.',
  'Leave out web addresses and invisible characters.': 'Leave out web addresses and invisible characters.',
  'Remove the characters that cannot be displayed.': 'Remove the characters that cannot be displayed.',
  'Enter a name.': 'Enter a name.',
  'Enter an email address like name@company.com.': 'Enter an email address like name@company.com.',
  'Write a message.': 'Write a message.',
  'Describe the topic in a few words.': 'Describe the topic in a few words.',
  'Write at least 10 characters.': 'Write at least 10 characters.',
  'Enter the name for the invoice.': 'Enter the name for the invoice.',
  'Enter the address for the invoice.': 'Enter the address for the invoice.',
  'Accept the terms to order.': 'Accept the terms to order.',
  'Enter a title.': 'Enter a title.',
  'Enter a reason in a few words.': 'Enter a reason in a few words.',
  'Enter a price from $1 to $10,000.': 'Enter a price from $1 to $10,000.',
  'Enter a distinguished name.': 'Enter a distinguished name.',
  'Enter 2 to 40 lowercase letters, digits and dashes, such as learner.':
    'Enter 2 to 40 lowercase letters, digits and dashes, such as learner.',
  'Enter a whole number from 1 to 365.': 'Enter a whole number from 1 to 365.',
  'Enter at least one remote.': 'Enter at least one remote.',
  'Choose at least one network.': 'Choose at least one network.',
  'Write the post first.': 'Write the post first.',
  'Use a full address that starts with https://': 'Use a full address that starts with https://',
  'Use a host name or an address.': 'Use a host name or an address.',
  'Use at least 20 characters.': 'Use at least 20 characters.',
  'Use two-letter codes such as TX.': 'Use two-letter codes such as TX.',
  'Describe the topic in at least 10 characters.': 'Describe the topic in at least 10 characters.',
} as const
