/** When training of a company has to be renewed. */
export const renewals = {
  tab: 'Renewals',
  lead: 'Training that stops to count this month and in the twelve months after it. Where a rule has a shorter interval than the certificate, its day counts.',
  digest: 'Weekly email',
  digestHint:
    'Each Monday, what is overdue, has expired or expires within 60 days. Only when there is something.',
  digestOn: 'You get the weekly email.',
  digestOff: 'You no longer get the weekly email.',
  months: 'Show one month',
  people: '{count, plural, =0 {Nothing} one {# person} other {# people}}',
  caption: 'Renewals',
  columnDay: 'Expires',
  columnPerson: 'Person',
  columnModule: 'Module',
  columnState: 'State',
  byClass: 'Class',
  required: 'Required',
  notRequired: 'Not required',
  expired: 'Expired',
  current: 'Current',
  expiring: 'Expires soon',
  failed: 'The renewals could not be loaded.',
  empty: 'No training expires within a year.',
  emptyFilter: 'No training expires then and there.',
} as const

export const renewalCalendar = {
  title: 'Show in my calendar app',
  lead: 'Google Calendar, Outlook, Apple Calendar and others can show these renewals, with one entry for each day and module, and update them. For this, they need a private address.',
  loading: 'Loading the calendar address',
  failed: 'The calendar address could not be loaded.',
  removed: 'The calendar address no longer works.',
} as const
