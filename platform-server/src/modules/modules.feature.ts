import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { AccountExport } from '../app/account-export.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { contentReviewRoutes } from './content-review.routes.ts'
import { exercisesRoutes } from './exercises/exercises.routes.ts'
import {
  exerciseStatisticsRoutes,
  learnerExercisesRoutes,
} from './exercises/statistics/exercise-statistics.routes.ts'
import { exerciseExport } from './exercises/sql-exercises.ts'
import { lessonsRoutes } from './lessons/lessons.routes.ts'
import { lessonExport } from './lessons/sql-lessons.ts'
import { modulesRoutes } from './modules.routes.ts'
import { pastWritingRoutes } from './past-writing.routes.ts'
import { questionsRoutes } from './questions/questions.routes.ts'
import { questionExport } from './questions/sql-questions.ts'

interface Options extends MailingOptions {
  readonly accountExport: AccountExport
}

export const modulesFeature = feature<Options>(
  'modules',
  { needs: ['request-context'] },
  async (app, { services, tenantMailer, accountExport }) => {
    accountExport.add(...lessonExport, exerciseExport, questionExport)
    await addRoutes(app, modulesRoutes, { services })
    await addRoutes(app, contentReviewRoutes, { services })
    await addRoutes(app, lessonsRoutes, { services })
    await addRoutes(app, exercisesRoutes, { services })
    await addRoutes(app, exerciseStatisticsRoutes, { services })
    await addRoutes(app, learnerExercisesRoutes, { services })
    await addRoutes(app, questionsRoutes, { services, tenantMailer })
    await addRoutes(app, pastWritingRoutes, { services })
  },
)
