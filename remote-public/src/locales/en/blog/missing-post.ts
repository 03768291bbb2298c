export const blogMissing = {
  title: 'Post not found',
  lead: 'It may have been moved or removed, or the address has a typo. Here are the newest posts.',
} as const
