import { availableParallelism } from 'node:os'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Services } from './app/services.ts'
import { createKnownDevices } from './lib/known-devices.ts'
import { createNewPasswords } from './lib/new-passwords/new-passwords.ts'
import { createPasswords } from './lib/passwords.ts'
import { operatorsRoutes } from './operators/operators.routes.ts'
import { openKeptSeats } from './open-kept-seats.ts'
import { partnerAdminRoutes } from './partners/partner-admin.routes.ts'
import { auditRoutes } from './people-admin/audit.routes.ts'
import { peopleAdminRoutes } from './people-admin/people-admin.routes.ts'
import { professionalsRoutes } from './professionals/professionals.routes.ts'
import { createMailLimits } from './registration/mail-limits.ts'
import { createPasswordReset } from './registration/password-reset.ts'
import { createPost } from './lib/account-mail/post-account-mail.ts'
import { createVerification } from './registration/verification.ts'
import { subscriptionFiguresRoutes } from './subscription-figures/subscription-figures.routes.ts'
import { assignmentRoutes } from './training-records/assignments.routes.ts'
import { managerRoutes, partnerLearnersRoutes } from './training-records/training-records.routes.ts'

/** What staff and partners do with people, their training and their subscriptions. */
export const staffRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const limits = createMailLimits(services)
  const post = createPost(services)
  const passwords = createPasswords({ slots: availableParallelism(), maxWaiting: 1 })
  const onProved = openKeptSeats(services)
  const newPasswords = createNewPasswords(services)
  const devices = createKnownDevices(services)
  const parts = { services, passwords, newPasswords, devices, limits, post, onProved }
  const verification = createVerification(parts)
  const passwordReset = createPasswordReset(parts)
  await app.register(peopleAdminRoutes, {
    services,
    sendVerification: verification.resend,
    sendPasswordLink: passwordReset.ask,
  })
  await app.register(auditRoutes, services)
  await app.register(operatorsRoutes, services)
  await app.register(partnerAdminRoutes, services)
  await app.register(managerRoutes, services)
  await app.register(partnerLearnersRoutes, services)
  await app.register(assignmentRoutes, services)
  await app.register(subscriptionFiguresRoutes, services)
  await app.register(professionalsRoutes, services)
}
