export const offlineNotice = {
  attemptGraded: 'A quiz saved on this device was submitted. See the result under Quizzes.',
} as const
