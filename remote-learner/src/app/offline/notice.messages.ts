import { i18n } from '../i18n.ts'

export const noticeMessages = i18n('offline-notice', {
  attemptGraded: 'A quiz that waited on this device has been handed in. See the result under Quizzes.',
})
