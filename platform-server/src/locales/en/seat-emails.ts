export const seatEmails = {
  greeting: 'Hello {firstName},',
  course: '• {title} ({languages})',
  courseElsewhere: '• {title} (only in {languages})',
  // To a person who was assigned a seat.
  assignedSubject: '{buyer} assigned you training',
  assignedBody: '{payer} assigned you a seat in:',
  assignedAction: 'Start training',
  assignedClosing: 'Sign in with this email address. The training is ready in your account.',
  // To an address without an account.
  invitationSubject: '{buyer} reserved a training seat for you',
  invitationGreeting: 'Hello,',
  invitationBody: '{payer} has paid for your seat in:',
  invitationAction: 'Accept the seat',
  invitationClosing:
    'Register with this email address to accept the seat. It is free for you. The link works for 14 days. If you do not know who invited you, ignore this email.',
  // To a person who was removed from a seat before they started.
  removedSubject: '{buyer} removed you from a training seat',
  removedBody: '{payer} removed you from a seat that you had not used yet:',
  removedAction: 'See the courses',
  removedClosing: 'If you think this is a mistake, ask the person who assigned you the seat.',
} as const
