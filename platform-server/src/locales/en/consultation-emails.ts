export const consultationEmails = {
  greeting: 'Hello {firstName},',
  topic: 'Topic: {topic}',
  reach: 'You can reach {firstName} at {email}.',
  bookedSubject: 'Consultation with {other}, {when}',
  bookedBody:
    'Your consultation with {other} is on {when}. Open the attached calendar file to add it to your calendar.',
  bookedAction: 'View or cancel it',
  bookedClosing:
    'You can cancel for free until 12 hours before the start. After that, the hour counts as used.',
  canceledSubject: 'Canceled: consultation on {when}',
  canceledBody:
    'Your consultation with {other} on {when} was canceled. Open the attached calendar file to remove it from your calendar.',
  canceledAction: 'View your consultations',
  canceledClosing: 'If you did not expect this, write to the address above.',
  // The title of the appointment in the calendar file.
  calendarTitle: 'Consultation: {client} and {partner}',
} as const
