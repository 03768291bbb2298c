export const consultationEmails = {
  greeting: 'Hello {firstName},',
  module: 'Module: {module}',
  topic: 'Topic: {topic}',
  reach: 'You can reach {firstName} at {email}.',
  bookedSubject: 'Consultation with {other}, {when}',
  bookedBody:
    'Your consultation with {other} is on {when}. Open the attached calendar file to add it to your calendar.',
  bookedAction: 'View, move or cancel it',
  bookedClosing:
    'You can cancel for free, or choose another time, until 12 hours before the start. After that, the time counts as used.',
  movedSubject: 'New time: consultation with {other}, {when}',
  movedBody:
    'Your consultation with {other} moved to {when}. Open the attached calendar file to update your calendar.',
  reassignedBody:
    'We changed the professional for this consultation. It is now between you and {other}, on {when}, at the same time as before. Open the attached calendar file to update your calendar.',
  handedOverSubject: 'No longer yours: consultation on {when}',
  handedOverBody:
    'Another professional now holds your consultation with {other} on {when}. Open the attached calendar file to remove it from your calendar.',
  video: 'Join the video call here: {link}',
  canceledSubject: 'Canceled: consultation on {when}',
  canceledBody:
    'Your consultation with {other} on {when} was canceled. Open the attached calendar file to remove it from your calendar.',
  canceledAction: 'View your consultations',
  canceledClosing: 'If you did not expect this, write to the address above.',
  reminderSubject: 'Reminder: consultation with {other}, {when}',
  reminderBody: 'Your consultation with {other} is on {when}.',
  soonSubject: 'Starting soon: consultation with {other}, {when}',
  soonBody: 'Your consultation with {other} starts within the hour, on {when}.',
  soonClosing: 'If you will be late, write to the address above.',
  completedSubject: 'Completed: your consultation with {other}',
  completedBody: 'Your consultation with {other} on {when} is completed.',
  notes: 'What {firstName} noted for you:',
  missedSubject: 'You missed your consultation with {other}',
  missedBody:
    '{other} waited for you on {when}, but you did not come. The time was reserved for you, so it counts as used.',
  returnedSubject: '{other} missed your consultation',
  returnedBody: '{other} did not come to your consultation on {when}. We are sorry.',
  returnedUntil: 'You get the time back. You can book it again until {until}.',
  returnedLate:
    'The time to book this consultation again is over. Reply to this email, and we will make up for it.',
  outcomeClosing: 'If this is not correct, reply to this email.',
  requestedSubject: '{other} requests a time with you',
  requestedBody:
    '{other} found no open time in your calendar and proposes one of these for {minutes} minutes:',
  requestedAction: 'Accept a time or decline',
  requestedClosing: 'Nothing is booked until you accept one of these times.',
  declinedSubject: '{other} has no time for your consultation then',
  declinedBody: '{other} cannot meet at the times that you proposed:',
  declinedReason: 'Their answer: {reason}',
  declinedAction: 'Choose another time',
  declinedClosing: 'No time of your plan was used.',
  // What a calendar app calls the calendar.
  calendarName: 'Consultations, {tenant}',
  // The title of the appointment in the calendar file.
  calendarTitle: 'Consultation: {client} and {partner}',
} as const
