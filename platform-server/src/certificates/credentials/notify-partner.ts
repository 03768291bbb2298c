import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { StoredCredential } from './sql-credentials.ts'

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
  const email = {
    to: partner.email,
    subject: `${name} sent a credential for review`,
    greeting: `Hello ${partner.firstName},`,
    paragraphs: [`${name} uploaded "${title}" from ${issuer} and is waiting for your decision.`],
    action: { label: 'Review it', path: '/training-dashboard?view=credentials' },
    closing:
      'Approve it if the document proves it, or reject it with a reason. We email the learner either way.',
  }
  await post(tx, { tenant: request.tenant, request }, email)
}
