import { randomUUID } from 'node:crypto'
import type { Credential } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser, type SignedIn } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { credentials } from '../../lib/data/schema/training/credentials.ts'
import { ProblemError } from '../../lib/problem.ts'
import { storeDocument } from '../../domain/documents/document-files.ts'
import { CREDENTIAL_FOLDER } from './credential-folder.ts'
import { readCredentialForm } from './read-credential-form.ts'
import {
  changeCredential,
  countPending,
  credentialsOf,
  insertCredential,
  lockCredential,
  toCredential,
  type StoredCredential,
} from './sql-credentials.ts'
import { notifyPartner } from './notify-partner.ts'

const MOST_PENDING = 20

interface OwnCredentials {
  listOf(who: SignedIn): Promise<Credential[]>
  /** Errors  413, 415, 422, 429 where too many wait. */
  send(request: FastifyRequest): Promise<Credential>
  /** Sends it again, with the previous file unless a new one is given. Errors  404, 409 once approved. */
  correct(request: FastifyRequest, id: string): Promise<Credential>
  /** Errors  404, 409 once approved. */
  withdraw(who: SignedIn, id: string): Promise<void>
}

/** What a learner does with their own credentials from elsewhere. */
export function createOwnCredentials({ services, tenantMailer }: MailingOptions): OwnCredentials {
  const { database, storage, now } = services
  const today = () => now().toISOString().slice(0, 10)

  return {
    listOf: ({ tenantId, userId }) =>
      database.withTenant(tenantId, async (tx) =>
        (await credentialsOf(tx, userId)).map((row) => toCredential(row, today())),
      ),

    async send(request) {
      const { tenantId, userId, email } = currentUser(request)
      const { input, file } = await readCredentialForm(request, today())
      if (!file) throw new ProblemError(422, 'invalid:document-missing', { field: 'file' })
      const at = now()
      await database.withTenant(tenantId, (tx) => refuseTooMany(tx, userId))
      const stored = await storeDocument(storage, file, { folder: CREDENTIAL_FOLDER, tenantId, now: at })
      const row = await database.withTenant(tenantId, async (tx) => {
        const made = await insertCredential(tx, {
          ...{ ...input, ...stored, id: randomUUID(), tenantId, userId, sentAt: at },
        })
        await recordAudit(tx, { ...audited(made, email), action: 'credential.send', after: input })
        await notifyPartner(tx, { post: tenantMailer, request }, made)
        return made
      })
      return toCredential(row, today())
    },

    async correct(request, id) {
      const who = currentUser(request)
      const { tenantId } = who
      const { input, file } = await readCredentialForm(request, today())
      await database.withTenant(tenantId, (tx) => openCredential(tx, who, id))
      const stored =
        file && (await storeDocument(storage, file, { folder: CREDENTIAL_FOLDER, tenantId, now: now() }))
      const { before, row } = await database.withTenant(tenantId, async (tx) => {
        const before = await openCredential(tx, who, id)
        const resubmitted = { state: 'pending', decidedAt: null, decidedBy: null, reason: null } as const
        const version = before.version + 1
        const row = await changeCredential(tx, id, {
          ...input,
          ...stored,
          ...resubmitted,
          version,
          sentAt: now(),
        })
        const audit = { ...audited(row, who.email), before: credentialFields(before), after: input }
        await recordAudit(tx, { ...audit, action: 'credential.correct' })
        if (before.state === 'refused') await notifyPartner(tx, { post: tenantMailer, request }, row)
        return { before, row }
      })
      if (row.fileKey !== before.fileKey) await storage.remove(before.fileKey)
      return toCredential(row, today())
    },

    withdraw: (who, id) => withdraw(services, who, id),
  }
}

async function withdraw(
  { database, storage }: Services,
  { tenantId, userId, email }: SignedIn,
  id: string,
): Promise<void> {
  const gone = await database.withTenant(tenantId, async (tx) => {
    const before = await openCredential(tx, { userId }, id)
    await tx.delete(credentials).where(eq(credentials.id, id))
    const audit = { ...audited(before, email), before: credentialFields(before) }
    await recordAudit(tx, { ...audit, action: 'credential.withdraw' })
    return before
  })
  await storage.remove(gone.fileKey)
}

async function refuseTooMany(tx: Tx, userId: number): Promise<void> {
  if ((await countPending(tx, userId)) < MOST_PENDING) return
  throw new ProblemError(429, 'too-many-pending', {
    values: { limit: MOST_PENDING },
    retryAfterSeconds: 3600,
  })
}

/** The learner's own credential, while it may be changed. */
async function openCredential(
  tx: Tx,
  { userId }: Pick<SignedIn, 'userId'>,
  id: string,
): Promise<StoredCredential> {
  const found = await lockCredential(tx, id)
  if (found?.userId !== userId) throw noSuchCredential()
  if (found.state === 'approved') throw new ProblemError(409, 'already-approved')
  return found
}

export function noSuchCredential(): ProblemError {
  return new ProblemError(404, 'credential-not-found')
}

export function audited({ tenantId, userId, id }: StoredCredential, actor: string) {
  return { tenantId, actor, subject: `user/${userId}/credential/${id}` }
}

function credentialFields({ title, issuer, number, issuedOn, expiresOn, moduleCode }: StoredCredential) {
  return { title, issuer, number, issuedOn, expiresOn, moduleCode }
}
