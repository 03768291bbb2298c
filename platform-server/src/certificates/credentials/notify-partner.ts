import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { credentialEmails } from '../../locales/en/credential-emails.ts'
import type { StoredCredential } from './sql-credentials.ts'

const messagesIn = createMessages({ credentialEmails })

/** The partner who may decide; without one, the tenant's admins see it on their page. */
export async function notifyPartner(
  tx: Tx,
  { post, request }: { readonly post: SendTenantEmail; readonly request: FastifyRequest },
  { userId, title, issuer }: StoredCredential,
): Promise<void> {
  const [learner] = await tx.select().from(users).where(eq(users.id, userId))
  if (!learner?.assignedPartnerId) return
  const [partner] = await tx.select().from(users).where(eq(users.id, learner.assignedPartnerId))
  if (!partner?.isProfessionalPartner) return
  const name = `${learner.firstName} ${learner.lastName}`
  const language = partner.language ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  const email = {
    ...{ to: partner.email, language },
    subject: messages.reviewSubject({ name }),
    greeting: messages.greeting({ firstName: partner.firstName }),
    paragraphs: [messages.reviewBody({ name, title, issuer })],
    action: { label: messages.reviewAction, path: '/training-dashboard?view=credentials' },
    closing: messages.reviewClosing,
  }
  await post(tx, { tenant: request.tenant, request }, email)
}
