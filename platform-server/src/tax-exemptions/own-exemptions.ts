import { randomUUID } from 'node:crypto'
import type { TaxExemption } from '@platform/shared-contracts/http'
import { isSuperAdmin } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser, type SignedIn } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { storeDocument } from '../domain/documents/document-files.ts'
import {
  exemptionOwnerOf,
  isSameOwner,
  type ExemptionOwner,
} from '../domain/tax-exemptions/exemption-owner.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { companies, users } from '../lib/data/schema/people.ts'
import { newExemptionEmail } from './exemption-emails.ts'
import { EXEMPTION_FOLDER } from './exemption-folder.ts'
import { readExemptionForm } from './read-exemption-form.ts'
import {
  deleteUnaccepted,
  exemptionsOf,
  findExemption,
  insertExemption,
  missingExemption,
  toExemption,
  type StoredExemption,
} from './sql-tax-exemptions.ts'

interface OwnExemptions {
  listOf(who: SignedIn): Promise<TaxExemption[]>
  /** Replaces what waits or was refused; what is accepted applies until this one is. Errors: 400, 413, 415, 422. */
  send(request: FastifyRequest): Promise<TaxExemption>
}

/** What a buyer does with the certificates of their company, or their own. */
export function createOwnExemptions({ services, tenantMailer }: MailingOptions): OwnExemptions {
  const { database, storage, now } = services
  const today = () => now().toISOString().slice(0, 10)

  return {
    listOf: ({ tenantId, userId }) =>
      database.withTenant(tenantId, async (tx) => {
        const rows = await exemptionsOf(tx, await exemptionOwnerOf(tx, userId))
        return rows.map((row) => toExemption(row, today()))
      }),

    async send(request) {
      const { tenantId, userId, email } = currentUser(request)
      const { input, file } = await readExemptionForm(request, today())
      const stored = await storeDocument(storage, file, { folder: EXEMPTION_FOLDER, tenantId, now: now() })
      const { sent, gone } = await database.withTenant(tenantId, async (tx) => {
        const owner = await exemptionOwnerOf(tx, userId)
        await lockOwner(tx, owner)
        const gone = await deleteUnaccepted(tx, owner)
        const sent = await insertExemption(tx, {
          ...{ id: randomUUID(), tenantId, ...owner, ...input, ...stored, sentAt: now() },
        })
        await recordAudit(tx, { ...audited(sent, email), action: 'tax-exemption.send', after: input })
        const supportEmail = request.tenant.config.support?.email
        if (supportEmail)
          await tenantMailer(
            tx,
            { tenant: request.tenant, request },
            newExemptionEmail(sent, email, supportEmail),
          )
        return { sent, gone }
      })
      for (const { fileKey } of gone) await storage.remove(fileKey)
      return toExemption(sent, today())
    },
  }
}

/** Two that are sent at once come one after the other, so that one of them waits. */
async function lockOwner(tx: Tx, { companyId, userId }: ExemptionOwner): Promise<void> {
  const table = companyId === null ? users : companies
  await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, companyId ?? userId ?? 0))
    .for('no key update')
}

/** For its owner and the super admins of the tenant. Errors: 404. */
export async function readableExemption(tx: Tx, who: SignedIn, id: string): Promise<StoredExemption> {
  const found = await findExemption(tx, id)
  if (isSuperAdmin(who)) return found
  if (!isSameOwner(found, await exemptionOwnerOf(tx, who.userId))) throw missingExemption()
  return found
}

export function audited({ tenantId, id }: StoredExemption, actor: string) {
  return { tenantId, actor, subject: `tax-exemption/${id}` }
}
