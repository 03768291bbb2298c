import { addSpanish } from '@platform/shared-ui/add-spanish'
import { cartEs } from './app/cart.messages.es.ts'
import { dueEs } from './app/due.messages.es.ts'
import { contentLanguageEs } from './app/content-language.messages.es.ts'
import { i18n } from './app/i18n.ts'
import { offlineEs } from './domain/offline/offline.messages.es.ts'
import { noticeEs } from './domain/attempt/notice.messages.es.ts'
import { partnerEs } from './app/partner.messages.es.ts'
import { pastTrainingEs } from './app/past-training/past-training.messages.es.ts'
import { statusEs } from './domain/progress/status.messages.es.ts'
import { certificatesEs } from './certificates/certificates.messages.es.ts'
import { credentialsEs } from './certificates/credentials/credentials.messages.es.ts'
import { checkoutEs } from './checkout/checkout.messages.es.ts'
import { seatsEs } from './checkout/seats.messages.es.ts'
import { dashboardEs } from './dashboard/dashboard.messages.es.ts'
import { staffEs } from './dashboard/staff.messages.es.ts'
import { figureEs } from './module-page/figures/figure.messages.es.ts'
import { moduleEs } from './module-page/module.messages.es.ts'
import { notesEs } from './module-page/player/notes.messages.es.ts'
import { askEs } from './module-page/player/ask.messages.es.ts'
import { completionEs } from './module-page/player/completion.messages.es.ts'
import { resumeEs } from './module-page/player/resume.messages.es.ts'
import { playerEs } from './module-page/player/player.messages.es.ts'
import { progressEs } from './progress/progress.messages.es.ts'
import { attemptWaitsEs } from './quizzes/attempt/attempt-waits.messages.es.ts'
import { attemptEs } from './quizzes/attempt/attempt.messages.es.ts'
import { practiceEs } from './quizzes/practice/practice.messages.es.ts'
import { quizzesEs } from './quizzes/quizzes.messages.es.ts'
import { resultEs } from './quizzes/result/result.messages.es.ts'
import { seatEs } from './seat/seat.messages.es.ts'
import { subscriptionsEs } from './subscriptions/subscriptions.messages.es.ts'
import { verifyEs } from './verify/verify.messages.es.ts'

/** Everything that learners read here in Spanish, as one chunk. */
export function addSpanishMessages(): void {
  addSpanish(i18n, {
    ...cartEs,
    ...dueEs,
    ...contentLanguageEs,
    ...offlineEs,
    ...noticeEs,
    ...partnerEs,
    ...pastTrainingEs,
    ...statusEs,
    ...certificatesEs,
    ...credentialsEs,
    ...checkoutEs,
    ...dashboardEs,
    ...staffEs,
    ...figureEs,
    ...moduleEs,
    ...notesEs,
    ...askEs,
    ...completionEs,
    ...resumeEs,
    ...playerEs,
    ...progressEs,
    ...attemptWaitsEs,
    ...attemptEs,
    ...practiceEs,
    ...quizzesEs,
    ...resultEs,
    ...seatEs,
    ...seatsEs,
    ...subscriptionsEs,
    ...verifyEs,
  })
}
