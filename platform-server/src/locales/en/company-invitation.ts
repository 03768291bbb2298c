export const companyInvitation = {
  subject: '{company} invites you to its safety training',
  greeting: 'Hello {firstName},',
  request: '{company} wants to assign you safety training and to see your training records.',
  sees: 'If you accept, its managers see your modules, results, due dates and certificates. They do not see your password.',
  action: 'See the invitation',
  closing:
    'Sign in or register with this email address to accept or decline. If you do not know this company, decline or ignore this email.',
} as const
