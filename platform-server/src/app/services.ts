import type { Database } from '../lib/data/database.ts'
import type { Logger } from '../lib/log.ts'
import type { Jobs } from '../lib/jobs/job.ts'
import type { MailQueue } from '../lib/mail/mail-queue.ts'
import type { KeyRing } from '../lib/keys/key-ring.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import type { PaymentProvider } from '../lib/payments/payment-provider.ts'
import type { Config } from './config/config.ts'

/** The services that the whole application uses. main.ts opens the real ones, a test chooses its own. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly database: Database
  readonly storage: FileStorage
  readonly jobs: Jobs
  readonly mail: MailQueue
  /** Takes cards; `null` where orders are paid by invoice only. */
  readonly cards: PaymentProvider | null
  /** Signs tokens and cookies, and seals secrets in the database. */
  readonly keys: KeyRing
  readonly now: () => Date
}
