export const consultationsCalendar = {
  title: 'Show in my calendar app',
  lead: 'Google Calendar, Outlook, Apple Calendar and others can show your consultations and update them when a time changes. For this, they need a private address.',
  failed: 'The calendar address could not be loaded.',
  notCreated: 'The address could not be created. Try again.',
  removed: 'The calendar address no longer works.',
  notRemoved: 'The address could not be removed. Try again.',
} as const
