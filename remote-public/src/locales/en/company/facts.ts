export const blogFacts = {
  reading: '{minutes} min read',
  byline: 'By {author}',
} as const
