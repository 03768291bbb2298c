export const trainingEmails = {
  greeting: 'Hello {firstName},',
  passedSubject: 'You passed {module}: your certificate is attached',
  passedBody:
    'You passed the {module} quiz with {percent}. Your certificate from {site} is attached as a PDF. It is valid until {day}.',
  passedPractice:
    'Your trainer signs for hands-on practice once they have seen you do the work. We will email you when they do.',
  passedAction: 'See my certificates',
  passedClosing: 'Anyone can check a certificate by the code on it, without an account.',
  answeredSubject: '{trainer} answered your question about {module}',
  answeredQuestion: 'You asked: “{text}”',
  answeredText: '{trainer} answered: “{text}”',
  answeredAction: 'Open the module',
  answeredClosing: 'Is something still unclear? Ask again in the notes of the module.',
  signedSubject: 'Your hands-on practice for {module} is signed',
  signedBody: '{trainer} signed that you showed hands-on practice for {module} on {day}. Place: {place}.',
  signedAction: 'See my certificates',
  signedClosing: 'Is something in this record wrong? Tell your trainer.',
  lockedSubject: 'The {module} quiz is locked until {moment}',
  lockedBody:
    'You did not pass the {module} quiz in three attempts. You can try again on {moment}. Your trainer can unlock it earlier.',
  lockedAdvice: 'Until then, read the lessons again and practice the questions that you missed.',
  lockedAction: 'Read the lessons again',
  lockedClosing: 'Do you have a question? Ask a trainer in the notes of the module.',
  unlockedSubject: 'The {module} quiz is unlocked',
  unlockedBody: 'You can take the {module} quiz again now. You have three new attempts.',
  unlockedAction: 'Take the quiz',
  unlockedClosing: 'Read the lessons again before you start: the quiz asks about all of them.',
} as const
