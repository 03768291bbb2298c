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
  // What the buyer of the seat sees of its holder.
  sharing:
    '{payer} can see how you train in these courses: lessons read, quiz scores and certificates. They see nothing from before you got the seat.',
  // To a person who has a seat and is not done.
  remindSubject: '{buyer} asks you to finish your training',
  remindBody: '{payer} asks you to finish these courses:',
  remindCourse: '• {title}: {lessonsRead, number} of {lessonsTotal, number} lessons read',
  remindStart: '{payer} asks you to start the training of your seat.',
  remindAction: 'Continue training',
  remindClosing: 'You can stop at any time. The next visit starts where you left.',
  // To a person who was removed from a seat before they started.
  removedSubject: '{buyer} removed you from a training seat',
  removedBody: '{payer} removed you from a seat that you had not used yet:',
  removedAction: 'See the courses',
  removedClosing: 'If you think this is a mistake, ask the person who assigned you the seat.',
} as const
