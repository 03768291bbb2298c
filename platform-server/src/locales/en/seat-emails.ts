export const seatEmails = {
  greeting: 'Hello {firstName},',
  // To a person who was given a seat.
  assignedSubject: '{buyer} has given you training',
  assignedBody: '{payer} has given you a seat for:',
  assignedAction: 'Start training',
  assignedClosing: 'Sign in with this email address. The training is ready in your account.',
  // To an address without an account.
  invitationSubject: '{buyer} has a training seat for you',
  invitationGreeting: 'Hello,',
  invitationBody: '{payer} has paid for your seat for:',
  invitationAction: 'Take the seat',
  invitationClosing:
    'Register with this email address to take the seat. You pay nothing. The link works for 14 days. If you do not know who invited you, ignore this email.',
  // To a person whose seat was taken back before they started.
  takenBackSubject: '{buyer} has taken back your seat',
  takenBackBody: '{payer} has taken back a seat that you had not used yet:',
  takenBackAction: 'See the courses',
  takenBackClosing: 'If you think this is a mistake, ask the person who gave you the seat.',
} as const
