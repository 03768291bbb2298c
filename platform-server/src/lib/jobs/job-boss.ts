import { PgBoss, type ConstructorOptions } from 'pg-boss'
import type { Database } from '../data/database.ts'
import { QUEUE_SCHEMA } from '../data/queue-schema.ts'
import type { Logger } from '../log.ts'

function optionsFor({ kind, queue }: Database): ConstructorOptions {
  return {
    db: queue,
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
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  boss.on('warning', (warning) => log.warn(warning, 'the job queue warns'))
  return boss
}
