/** By the code of a problem: lessons, quizzes, certificates, credentials, files, orders, consultations and tickets. */
export const trainingProblems = {
  'already-answered': 'Someone has already answered this question.',
  'already-approved': 'This credential is already approved. You cannot change it.',
  'already-decided': 'Someone has already approved or rejected this credential.',
  'already-passed':
    'You have passed this quiz. You can renew it from 90 days before the certificate expires.',
  'attempt-closed': 'You already submitted this attempt.',
  'attempt-not-found': 'We could not find this attempt.',
  'certificate-not-found': 'We could not find this certificate.',
  'consultation-not-found': 'We could not find this consultation.',
  'corrected-meanwhile': 'The learner has corrected this credential since you opened it. Review it again.',
  'credential-not-found': 'We could not find this credential.',
  'file-too-slow': 'This file could not be prepared in time. Please try again in a moment.',
  'has-begun': 'This consultation has started and cannot be canceled.',
  'has-seat': 'This person already has a seat from this order.',
  'invitation-gone':
    'This invitation has expired or was withdrawn. Ask the person who sent it for a new one.',
  'invitation-not-found': 'We could not find this invitation.',
  'learner-not-found': 'We could not find this learner.',
  'lesson-not-found': 'We could not find this lesson.',
  'module-not-found': 'We could not find this module.',
  'no-hour-left': 'Your plan has no hours left for that week. Choose another week.',
  'no-mistakes': 'You have nothing to practice here.',
  'no-seat-left': 'Every seat in this order is assigned or reserved.',
  'no-seats': 'This order has no seats to assign yet.',
  'not-a-document': 'Upload a complete PDF, JPG or PNG file.',
  'not-a-picture': 'Upload a PNG or an SVG.',
  'not-sold':
    'This order is not possible. Order each plan on its own (the partner plan with 1 seat) and remove what is not sold here.',
  'not-yours': 'You can see and change only your own progress.',
  'order-not-found': 'We could not find this order.',
  'other-address':
    'This invitation is for a different email address. Sign in or register with the address that was invited.',
  'own-hour': 'You cannot book a consultation with yourself.',
  paid: 'This order is paid and cannot be canceled here. Contact support.',
  'price-changed': 'The price has changed. Check it before you order.',
  'question-not-found': 'We could not find this question.',
  'quiz-locked':
    'You did not pass in three attempts. You can try again 24 hours after the last one, or sooner if your trainer resets your attempts.',
  'quiz-not-found': 'We could not find this quiz.',
  'seat-in-use': 'This person has started the training, so the seat stays with them.',
  'seat-not-found': 'This person has no seat from this order.',
  'subscription-ended':
    'Your subscription has ended. You can still view your past work. Renew to continue training.',
  'subscription-needed': 'You need a subscription for this.',
  'ticket-closed': 'This ticket is closed. Please open a new one.',
  'ticket-not-found': 'We could not find this ticket.',
  'time-not-offered': 'Choose a time from the calendar: at least 24 hours and at most 30 days from now.',
  'time-taken': 'That time was just taken. Choose another one.',
  'too-large': 'The file is too large. Choose a smaller one.',
  'too-many-files': 'Your other files are still being prepared. Please try again in a moment.',
  'too-many-pending':
    '20 of your credentials are already waiting for review. Send the next one after we have reviewed them.',
  'too-many-waiting':
    'You have 10 questions waiting for an answer. You can ask another one when a trainer has answered.',
  'unknown-status': 'This status does not exist. Choose another one.',
  'count-changed':
    'The number of matches is different now. Nothing was changed. Check the number and try again.',
  'too-many': 'There are more than 500 matches, so nothing was changed. Use more filters and try again.',
} as const
