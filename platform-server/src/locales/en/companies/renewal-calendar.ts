export const renewalCalendar = {
  name: 'Training renewals, {company}',
  // The title of an entry of the calendar: training that expires on its day.
  title: '{course} expires: {count, plural, one {# person} other {# people}}',
  more: '{count, plural, one {and # more person} other {and # more people}}',
} as const
