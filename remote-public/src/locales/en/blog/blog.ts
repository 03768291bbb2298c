export const blog = {
  title: 'Blog',
  lead: 'Rule changes, what inspectors look for, and what works on the job. Written by the people who answer your questions.',
  byEmail: 'Get new posts by email',
  feed: 'RSS feed',
  search: 'Search the posts',
  allTags: 'All topics',
  tags: 'Topic',
  found: '{count, plural, one {# post} other {# posts}}',
  clear: 'Show all posts',
  empty: 'No post matches.',
  failed: 'The posts could not be loaded.',
} as const
