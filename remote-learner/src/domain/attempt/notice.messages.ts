import { i18n } from '../../app/i18n.ts'

export const noticeMessages = i18n('offline-notice', {
  attemptGraded: 'A quiz saved on this device was submitted. See the result under Quizzes.',
})
