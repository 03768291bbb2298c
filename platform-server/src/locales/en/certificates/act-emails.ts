export const actEmails = {
  greeting: 'Hello {firstName},',
  signedSubject: '{trainer} signed your {module} certificate',
  signedBody:
    'On {day}, {trainer} signed your {module} certificate as its qualified trainer. Credential: {credential}, from {issuer}.',
  certifiedSubject: '{trainer} signed the certification of your {module} training',
  certifiedBody:
    'On {day}, {trainer} signed the certification of your {module} training, which 29 CFR 1926.503(b) requires. Credential: {credential}, from {issuer}.',
  trainedOn: 'Last day of the training: {day}.',
  adequateOn: 'Your prior training was found adequate on {day}.',
  action: 'See my certificate',
  closing: 'Is something in this record wrong? Tell your trainer.',
} as const
