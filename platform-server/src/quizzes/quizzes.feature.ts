import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { Services } from '../app/services.ts'
import { quizExport } from './quiz-export.ts'
import { quizHelpRoutes } from './quiz-help.routes.ts'
import { QUIZ_SOURCE, quizOutcome } from './quiz-outcome.ts'
import { quizzesRoutes } from './quizzes.routes.ts'
import { platformStatisticsRoutes, tenantStatisticsRoutes } from './statistics/question-statistics.routes.ts'

interface Options {
  readonly services: Services
  readonly accountExport: AccountExport
}

export const quizzesFeature = feature<Options>(
  'quizzes',
  { needs: ['request-context'] },
  async (app, { services, accountExport }) => {
    const quizzes = { services, source: QUIZ_SOURCE, outcome: quizOutcome }
    accountExport.add(quizExport)
    await app.register(quizzesRoutes, quizzes)
    await app.register(quizHelpRoutes, quizzes)
    await app.register(tenantStatisticsRoutes, quizzes)
    await app.register(platformStatisticsRoutes, quizzes)
  },
)
