export const assignmentEmail = {
  // {title}: the first of the modules.
  subject: '{count, plural, one {{title} is due by {day}} other {# modules are due by {day}}}',
  greeting: 'Hello {firstName},',
  intro: 'You have new training to complete:',
  request: 'Please complete {count, plural, one {it} other {them}} by the end of {day}.',
  action: 'Start training',
  closing: 'Your progress page shows what is due and what is overdue.',
} as const
