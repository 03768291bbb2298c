export const courses = {
  title: 'Starter',
  greeting: 'For the people of {tenant}: every course, and the standard that it teaches.',
  found: '{count, plural, one {# course} other {# courses}}',
  minutes: '{minutes} min',
  emptyTitle: 'No courses yet',
  empty: 'As soon as the first one is there, it shows here.',
  failed: 'The courses could not be loaded.',
} as const
