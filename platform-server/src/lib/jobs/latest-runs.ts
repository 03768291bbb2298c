import type { Database } from '../data/database.ts'
import { QUEUE_SCHEMA } from '../data/queue-schema.ts'
import type { ScheduledJob } from './job.ts'

interface Row {
  readonly name: string
  readonly state: string
  readonly created_on: Date
  readonly completed_on: Date | null
}

type Run = NonNullable<ScheduledJob['lastRun']>

/** pg-boss's states; every other one is an end without success. */
const STATES: Readonly<Record<string, Run['state']>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
}

/** In the order of their names. pg-boss would return every stored run: some jobs have one every five minutes. */
export async function withLatestRuns(
  database: Database,
  crons: ReadonlyMap<string, string>,
): Promise<readonly ScheduledJob[]> {
  const latest = `
    select distinct on (name) name, state::text, created_on, completed_on
    from ${QUEUE_SCHEMA}.job where name = any($1) order by name, created_on desc`
  const { rows } = (await database.queue.executeSql(latest, [[...crons.keys()]])) as { rows: Row[] }
  const runs = new Map(rows.map((row) => [row.name, runOf(row)]))
  return [...crons]
    .map(([name, cron]) => ({ name, cron, lastRun: runs.get(name) ?? null }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

function runOf({ state, created_on: enqueuedAt, completed_on: endedAt }: Row): Run {
  return { state: STATES[state] ?? 'failed', enqueuedAt, endedAt }
}
