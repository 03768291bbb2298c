import { availableParallelism } from 'node:os'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountRoutes } from './account/account.routes.ts'
import type { ExportSection } from './app/account-export.ts'
import type { Services } from './app/services.ts'
import { certificateExport } from './certificates/certificate-export.ts'
import { credentialExport } from './certificates/credentials/sql-credentials.ts'
import { companiesRoutes } from './companies/companies.routes.ts'
import { createCompanyLogin } from './companies/company-login.ts'
import { createCompanySecrets } from './companies/company-secret.ts'
import { directoryRoutes } from './companies/directory.routes.ts'
import { consultationExport } from './consultations/sql-consultations.ts'
import { createPost } from './lib/account-mail/post-account-mail.ts'
import { createKnownDevices } from './lib/known-devices.ts'
import { createNewPasswords } from './lib/new-passwords/new-passwords.ts'
import { createPasswords } from './lib/passwords.ts'
import { lifecycleRoutes } from './lifecycle/lifecycle.routes.ts'
import { lessonExport } from './modules/lessons/sql-lessons.ts'
import { questionExport } from './modules/questions/sql-questions.ts'
import { releaseOrders } from './orders/release-seats.ts'
import { orderExport } from './orders/sql-orders.ts'
import { openKeptSeats } from './open-kept-seats.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { progressExport } from './progress/sql-progress.ts'
import { quizExport } from './quizzes/quiz-export.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { secondFactorExport } from './second-factor/second-factor-export.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { createSecondFactor } from './second-factor/second-factor.ts'
import { securityRoutes } from './second-factor/security.routes.ts'
import { accountSessionRoutes } from './sessions/account-sessions.routes.ts'
import { deviceOf } from './sessions/device.ts'
import { createLogin } from './sessions/login.ts'
import { refuseUnusable } from './sessions/login-refusals.ts'
import { createPasswordLogin } from './sessions/password-login.ts'
import { sessionExport } from './sessions/session-export.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import type { Sessions } from './sessions/sessions.ts'
import { subscriptionExport } from './subscription-figures/subscription-export.ts'
import { ticketExport } from './tickets/ticket-export.ts'
import { assignmentExport } from './training-records/sql-training-records.ts'

interface Options {
  readonly services: Services
  readonly sessions: Sessions
}

const MAX_WAITING_LOGINS = 200

/** What a person may download about themselves: every feature that stores personal data adds its share. */
const exportSections: readonly ExportSection[] = [
  sessionExport,
  ...secondFactorExport,
  ...progressExport,
  consultationExport,
  ...lessonExport,
  questionExport,
  ticketExport,
  quizExport,
  ...certificateExport,
  credentialExport,
  assignmentExport,
  subscriptionExport,
  orderExport,
]

/** Sessions, accounts, companies and progress. */
export const peopleRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, sessions }) => {
  const passwords = createPasswords({ slots: availableParallelism(), maxWaiting: MAX_WAITING_LOGINS })
  const newPasswords = createNewPasswords(services)
  app.addHook('onClose', () => newPasswords.close())
  const devices = createKnownDevices(services)
  const post = createPost(services)
  const secrets = createCompanySecrets(services)
  const companyLogin = createCompanyLogin({ services, secrets })
  const secondFactor = createSecondFactor({
    services,
    passwords,
    openSession: (tx, request, person) => {
      refuseUnusable(person)
      return sessions.open(tx, person, deviceOf(request))
    },
  })
  const login = createLogin({
    services,
    sessions,
    passwordLogin: createPasswordLogin({ services, passwords }),
    companyLogin,
    devices,
    post,
    secondFactor: secondFactor.secondStep.begin,
  })

  await app.register(sessionRoutes, { services, sessions, login })
  await app.register(secondFactorRoutes, secondFactor)
  await app.register(securityRoutes, { services, ...secondFactor })
  await app.register(accountSessionRoutes, { services })
  await app.register(registrationRoutes, {
    services,
    passwords,
    newPasswords,
    devices,
    onProved: openKeptSeats(services),
  })
  await app.register(accountRoutes, { services, passwords, newPasswords, devices, post, exportSections })
  await app.register(companiesRoutes, { services, secrets })
  await app.register(directoryRoutes, { services, secrets })
  await app.register(lifecycleRoutes, { services, releaseOrders })
  await app.register(progressRoutes, { services })
}
