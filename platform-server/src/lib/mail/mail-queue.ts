import { z } from 'zod/mini'
import type { Tx } from '../data/database.ts'
import { GiveUp, type Job, type Jobs } from '../jobs/job.ts'
import type { KeyRing } from '../key-ring.ts'
import { createSecretBox } from '../secret-box.ts'
import { Mail, type MailCarrier } from './mail.ts'

export interface MailQueue {
  /** Sent once the transaction commits, by any replica, and again until a mail server takes it (a day at most). */
  post(tx: Tx, mail: Mail): Promise<void>
}

interface Parts {
  readonly jobs: Jobs
  readonly carrier: MailCarrier
  readonly keys: KeyRing
}

const Payload = z.object({ to: z.string(), sealed: z.string() })

/** About a day: the links in account mails die sooner or not much later. */
const mailJob: Job<z.infer<typeof Payload>> = {
  name: 'mail',
  payload: Payload,
  attempts: 100,
  expireSeconds: 60,
  isForgotten: true,
}

/** Sealed while they wait: a mail may hold a link that opens an account, and the database keeps such links as hashes. */
export async function openMailQueue({ jobs, carrier, keys }: Parts): Promise<MailQueue> {
  const box = createSecretBox(keys.forPurpose('mails that wait'))
  await jobs.register(mailJob, async ({ to, sealed }) => {
    const mail = Mail.parse(JSON.parse(box.open(sealed, to)))
    await carrier.deliver(mail).catch((error: unknown) => {
      throw isRefusal(error) ? new GiveUp('The mail server refuses it for good.', { cause: error }) : error
    })
  })
  return {
    post: (tx, mail) =>
      jobs.enqueue(mailJob, { to: mail.to, sealed: box.seal(JSON.stringify(mail), mail.to) }, { tx }),
  }
}

/** A 5xx about this recipient or this message. Others are about us (a wrong password), which somebody will mend. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
