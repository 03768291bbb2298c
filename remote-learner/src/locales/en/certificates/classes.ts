/** Classroom training that companies recorded, on the page of certificates. */
export const attendedClasses = {
  title: 'Classes',
  lead: 'Your company held these classes and recorded that you attended. They count for that company and are not certificates from us.',
  failed: 'Your classes could not be loaded.',
  retry: 'Try again',
  recorded: 'Recorded by your company',
  held: 'Day',
  length: 'Length',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  trainer: 'Taught by',
  place: 'Place',
} as const
