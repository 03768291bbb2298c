export const contact = {
  title: 'Contact',
  lead: 'Write to {tenant}. A person reads your message and answers by email.',
  form: 'Send a message',
  direct: 'Directly',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  helpTitle: 'Often faster',
  password: 'Choose a new password',
  verify: 'Check a certificate',
  partners: 'Ask a safety professional',
  support: 'Signed in? Open a ticket on your account page',
  demo: 'Ask for a demo for your company',
} as const
