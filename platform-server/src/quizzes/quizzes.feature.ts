import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { gradedOutcome } from './graded-outcome.ts'
import { quizExport } from './quiz-export.ts'
import { quizHelpRoutes } from './quiz-help.routes.ts'
import { QUIZ_SOURCE, quizOutcome } from './quiz-outcome.ts'
import { mailedOutcome } from './emails/mailed-outcome.ts'
import { quizzesRoutes, type QuizzesOptions } from './quizzes.routes.ts'
import { refresherRoutes } from './refresher/refresher.routes.ts'
import { platformStatisticsRoutes, tenantStatisticsRoutes } from './statistics/question-statistics.routes.ts'

interface Options extends MailingOptions {
  readonly accountExport: AccountExport
}

export const quizzesFeature = feature<Options>(
  'quizzes',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer, accountExport }) => {
    const outcomeOf: QuizzesOptions['outcomeOf'] = (request) =>
      gradedOutcome(mailedOutcome(quizOutcome, tenantMailer, request), services)
    const quizzes = { services, tenantMailer, source: QUIZ_SOURCE, outcomeOf }
    accountExport.add(quizExport)
    await addRoutes(app, quizzesRoutes, quizzes)
    await addRoutes(app, refresherRoutes, quizzes)
    await addRoutes(app, quizHelpRoutes, quizzes)
    await addRoutes(app, tenantStatisticsRoutes, quizzes)
    await addRoutes(app, platformStatisticsRoutes, quizzes)
  },
)
