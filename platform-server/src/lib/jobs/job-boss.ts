import { PgBoss, type ConstructorOptions } from 'pg-boss'
import type { Database } from '../data/database.ts'
import { QUEUE_SCHEMA } from '../data/queue-schema.ts'
import type { Logger } from '../log.ts'

function optionsFor({ kind, queue, listen }: Database): ConstructorOptions {
  return {
    db: {
      executeSql: (text, values) => queue.executeSql(text, values),
      async listen(channel, onNotification, onReconnect) {
        await listen(channel, onNotification, onReconnect)
        // It ends with the database's connection.
        return { close: async () => undefined }
      },
    },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema: QUEUE_SCHEMA,
    // Its tables are the owner's, who made them with the other migrations.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    supervise: false,
    schedule: false,
  }
}

export function createBoss(database: Database, log: Logger, options: ConstructorOptions = {}): PgBoss {
  const boss = new PgBoss({ ...optionsFor(database), ...options })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  boss.on('warning', (warning) => log.warn(warning, 'job queue warning'))
  return boss
}
