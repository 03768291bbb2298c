export const courses = {
  title: 'Starter',
  greeting: 'All courses for {tenant}, with the standard that each one teaches.',
  found: '{count, plural, one {# course} other {# courses}}',
  minutes: '{minutes} min',
  emptyTitle: 'No courses yet',
  empty: 'Courses appear here after they are published.',
  failed: 'The courses could not be loaded.',
} as const
