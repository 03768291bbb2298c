import { addSpanish } from '@platform/shared-ui/add-spanish'
import { cartEs } from './app/cart.messages.es.ts'
import { dueEs } from './app/due.messages.es.ts'
import { contentLanguageEs } from './app/content-language.messages.es.ts'
import { i18n } from './app/i18n.ts'
import { partnerEs } from './app/partner.messages.es.ts'
import { statusEs } from './app/progress/status.messages.es.ts'
import { certificatesEs } from './certificates/certificates.messages.es.ts'
import { credentialsEs } from './certificates/credentials/credentials.messages.es.ts'
import { checkoutEs } from './checkout/checkout.messages.es.ts'
import { dashboardEs } from './dashboard/dashboard.messages.es.ts'
import { staffEs } from './dashboard/staff.messages.es.ts'
import { figureEs } from './module-page/figures/figure.messages.es.ts'
import { moduleEs } from './module-page/module.messages.es.ts'
import { playerEs } from './module-page/player/player.messages.es.ts'
import { progressEs } from './progress/progress.messages.es.ts'
import { attemptEs } from './quizzes/attempt/attempt.messages.es.ts'
import { practiceEs } from './quizzes/practice/practice.messages.es.ts'
import { quizzesEs } from './quizzes/quizzes.messages.es.ts'
import { resultEs } from './quizzes/result/result.messages.es.ts'
import { subscriptionsEs } from './subscriptions/subscriptions.messages.es.ts'
import { verifyEs } from './verify/verify.messages.es.ts'

/** Everything that learners read here in Spanish, as one chunk. */
export function speakSpanish(): void {
  addSpanish(i18n, {
    ...cartEs,
    ...dueEs,
    ...contentLanguageEs,
    ...partnerEs,
    ...statusEs,
    ...certificatesEs,
    ...credentialsEs,
    ...checkoutEs,
    ...dashboardEs,
    ...staffEs,
    ...figureEs,
    ...moduleEs,
    ...playerEs,
    ...progressEs,
    ...attemptEs,
    ...practiceEs,
    ...quizzesEs,
    ...resultEs,
    ...subscriptionsEs,
    ...verifyEs,
  })
}
