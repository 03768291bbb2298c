export const consent = {
  title: 'Cookies',
  text: 'This site stores only what it needs to work. If you agree, we also measure how fast its pages load.',
  accept: 'Accept All',
  decline: 'Decline',
  manage: 'Manage',
} as const
