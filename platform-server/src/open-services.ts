import path from 'node:path'
import type { Config } from './app/config/config.ts'
import { cardProvider } from './app/card-provider.ts'
import { prepareDataDirectory } from './app/config/data-directory.ts'
import { refuseFullDisk } from './app/config/full-disk.ts'
import { openKeyRing } from './app/config/key-file.ts'
import type { Services } from './app/services.ts'
import type { Database } from './lib/data/database.ts'
import { lockDirectory } from './lib/data/directory-lock.ts'
import { openEmbedded } from './lib/data/embedded-database.ts'
import { openServerDatabase } from './lib/data/server-database.ts'
import { openJobs } from './lib/jobs/jobs.ts'
import type { Logger } from './lib/log.ts'
import { outboxTransport, smtpTransport } from './lib/mail/mail-transports.ts'
import { openMailQueue } from './lib/mail/mail-queue.ts'
import { directoryStorage } from './lib/storage/directory-storage.ts'
import { s3Storage } from './lib/storage/s3-storage.ts'

export interface OpenServices {
  readonly services: Services
  close(): Promise<void>
}

/** Opens the configured services. If one fails, those that were opened before are closed again. */
export async function openServices(config: Config, log: Logger): Promise<OpenServices> {
  prepareDataDirectory(config.dataDir)
  refuseFullDisk(config.dataDir, config.minFreeDiskBytes)
  const { database, close } = await openDatabase(config, log)
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(path.join(config.dataDir, 'outbox'), config.mailFrom, log)
  const keys = openKeyRing(config)
  const jobs = await openJobs(database, log)
  const services: Services = {
    config,
    log,
    database,
    storage: config.storageUrl
      ? s3Storage(config.storageUrl)
      : directoryStorage(path.join(config.dataDir, 'files')),
    jobs,
    mail: await openMailQueue({ jobs, transport, keys }),
    keys,
    cards: cardProvider(config),
    now: () => new Date(),
  }
  return {
    services,
    async close() {
      await jobs.stop()
      transport.close()
      await close()
    },
  }
}

async function openDatabase(
  { database: choice, dataDir }: Config,
  log: Logger,
): Promise<{ database: Database; close: () => Promise<void> }> {
  if (choice.kind === 'server') {
    const database = await openServerDatabase({ ...choice, log })
    return { database, close: () => database.close() }
  }
  const lock = lockDirectory(dataDir, { warn: (sentence) => log.warn(sentence) })
  try {
    const { database } = await openEmbedded(dataDir)
    return {
      database,
      async close() {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
