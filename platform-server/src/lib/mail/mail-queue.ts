import { hasEmail } from '@platform/shared-contracts/rules'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Tx } from '../data/database.ts'
import { users } from '../data/schema/people.ts'
import { GiveUp, type Job, type Jobs } from '../jobs/job.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { createSecretBox } from '../keys/secret-box.ts'
import { Mail, type AttachedFile, type MailAttachment, type MailTransport } from './mail.ts'

/** `null` for a file that no longer exists: the email is sent without it. */
type MakeFile = (attachment: MailAttachment) => Promise<AttachedFile | null>

export interface MailQueue {
  /** Who makes the files of a kind. Must be called before emails with such a file are sent. */
  attach(kind: string, make: MakeFile): void
  /**
   * Sent once the transaction commits, by any replica, and retried until a mail server accepts it (a day at most). One to an
   * account without email is dropped, whichever feature sends it.
   */
  post(tx: Tx, mail: Mail): Promise<void>
  /** Removes queued emails to an address, in the tenant of the transaction. */
  withdraw(tx: Tx, to: string): Promise<void>
}

interface Parts {
  readonly jobs: Jobs
  readonly transport: MailTransport
  readonly keys: KeyRing
}

const Payload = z.object({ to: z.string(), sealed: z.string(), tenantId: z.optional(z.number()) })

/** About a day: the links in account emails expire sooner or not much later. */
const mailJob: Job<z.infer<typeof Payload>> = {
  name: 'mail',
  payload: Payload,
  attempts: 100,
  // A slow mail server takes its time for each reply, and an expired delivery would be sent a second time.
  expireSeconds: 300,
  isDeletedWhenDone: true,
}

/** Sealed while they wait: an email may contain a link that opens an account, which the database stores as a hash. */
export async function openMailQueue({ jobs, transport, keys }: Parts): Promise<MailQueue> {
  const box = createSecretBox(keys.forPurpose('mails that wait'))
  const makers = new Map<string, MakeFile>()
  await jobs.register(mailJob, async ({ to, sealed }) => {
    const { attachment, ...mail } = Mail.parse(JSON.parse(box.open(sealed, to)))
    const file = attachment && (await fileOf(attachment, makers))
    await transport.deliver({ ...mail, ...(file ? { file } : {}) }).catch((error: unknown) => {
      throw isRefusal(error)
        ? new GiveUp('The mail server rejected this email permanently.', { cause: error })
        : error
    })
  })
  return {
    attach: (kind, make) => void makers.set(kind, make),

    async post(tx, mail) {
      if (!hasEmail(mail.to) || (await isToDisabled(tx, mail.to))) return
      const tenantId = await tenantOf(tx)
      const sealed = box.seal(JSON.stringify(mail), mail.to)
      await jobs.enqueue(mailJob, { to: mail.to, sealed, ...(tenantId === null ? {} : { tenantId }) }, { tx })
    },

    async withdraw(tx, to) {
      const tenantId = await tenantOf(tx)
      if (tenantId !== null) await jobs.withdraw(mailJob, { to, tenantId }, tx)
    },
  }
}

/** Without its maker this process cannot send the email; another replica may. */
async function fileOf(attachment: MailAttachment, makers: ReadonlyMap<string, MakeFile>) {
  const make = makers.get(attachment.kind)
  if (!make) throw new Error(`No feature makes the files of kind ${attachment.kind}.`)
  return make(attachment)
}

const TENANT = sql<number | null>`nullif(current_setting('app.tenant_id', true), '')::int`

async function tenantOf(tx: Tx): Promise<number | null> {
  const { rows } = (await tx.execute(sql`select ${TENANT} as id`)) as unknown as {
    rows: { id: number | null }[]
  }
  return rows[0]?.id ?? null
}

/** One place for every kind of email, including reminders: a disabled account of this tenant gets none. */
async function isToDisabled(tx: Tx, to: string): Promise<boolean> {
  const isThem = and(
    eq(users.tenantId, TENANT),
    eq(users.email, to.toLowerCase()),
    isNotNull(users.disabledAt),
  )
  const rows = await tx.select({ id: users.id }).from(users).where(isThem)
  return rows.length > 0
}

/** A 5xx about this recipient or this message. Others are about our side (a wrong password), which we will fix. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
