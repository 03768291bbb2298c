/** Keys are the guard's refusals: why an entry would be refused. */
export const locks = {
  'sign-in': 'Sign in to open this page.',
  role: 'Your role does not have access to this page.',
  'super-admin': 'Only super admins can open this page.',
  admin: 'Only admins can open this page.',
  partner: 'Only professional partners can open this page.',
  'company-manager': 'Only managers of a company can open this page.',
  subscription: 'This page requires a subscription.',
} as const
