export const blogAuthor = {
  title: 'Posts by {name}',
  lead: '{count, plural, one {# post} other {# posts}} on this blog',
  back: 'All posts',
  failed: 'The posts could not be loaded.',
  profile: 'Profile and contact',
  posts: 'Posts',
  team: 'Written by the people who run this site, and checked against the sources that each post names.',
  missing: 'No such author',
  missingLead: 'Nobody with this name has written a post here.',
} as const
