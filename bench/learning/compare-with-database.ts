import type { Client } from 'pg'
import type { Reported } from './learner.ts'

interface Difference {
  readonly what: string
  readonly reported: number
  readonly stored: number
  /** The number of values that differ from what the server reported. */
  readonly wrong: number
}

/** Compares the database with what the server reported to the learners. */
export async function compareWithDatabase(
  client: Client,
  learners: readonly Reported[],
): Promise<Difference[]> {
  return [
    await positions(client, learners),
    await dwell(client, learners),
    await progress(client, learners),
    await attempts(client, learners),
    await certificates(client, learners),
  ]
}

async function positions(client: Client, learners: readonly Reported[]): Promise<Difference> {
  const { rows } = await client.query<{ user_id: number; lesson_id: string; block: number }>(
    'select user_id, lesson_id, block from lesson_progress where block > 0',
  )
  const stored = new Map(rows.map((row) => [`${row.user_id} ${row.lesson_id}`, row.block]))
  return compare('positions', mapOf(learners, 'positions'), stored)
}

async function dwell(client: Client, learners: readonly Reported[]): Promise<Difference> {
  const { rows } = await client.query<{ user_id: number; lesson_id: string; seconds: number }>(
    'select user_id, lesson_id, dwell_seconds seconds from lesson_progress',
  )
  const stored = new Map(rows.map((row) => [`${row.user_id} ${row.lesson_id}`, row.seconds]))
  return compare('seconds of reading', mapOf(learners, 'dwell'), stored)
}

/** Every update must be stored exactly once, however often it was sent. */
async function progress(client: Client, learners: readonly Reported[]): Promise<Difference> {
  const { rows } = await client.query<{ user_id: number; request_key: string; times: number }>(
    `select user_id, request_key, count(*)::int times from progress_changes
     where request_key is not null group by user_id, request_key`,
  )
  const stored = new Map(rows.map((row) => [`${row.user_id} ${row.request_key}`, row.times]))
  const reported = learners.flatMap(({ account, progressKeys }) =>
    [...progressKeys].map((key) => [`${account.id} ${key}`, 1] as const),
  )
  return compare('updates of a status', new Map(reported), stored)
}

async function attempts(client: Client, learners: readonly Reported[]): Promise<Difference> {
  const { rows } = await client.query<{ id: string; state: string }>('select id, state from quiz_attempts')
  const reported = new Map(learners.flatMap((one) => [...one.attempts]))
  return compare('quiz attempts', reported, new Map(rows.map(({ id, state }) => [id, state])))
}

/** One certificate for each pass, with consecutive numbers. */
async function certificates(client: Client, learners: readonly Reported[]): Promise<Difference> {
  const { rows } = await client.query<{ number: string; attempt: string | null }>(
    `select c.number, a.id attempt from certificates c left join quiz_attempts a on a.certificate_id = c.id
     order by c.number`,
  )
  const passed = learners.flatMap((one) => [...one.attempts]).filter(([, state]) => state === 'passed')
  const gaps = rows.filter(({ number }, at) => Number(number.split('-')[1]) !== at + 1).length
  const { wrong, ...rest } = compare(
    'certificates',
    new Map(passed.map(([id]) => [id, 1])),
    new Map(rows.map(({ attempt }) => [attempt ?? '', 1])),
  )
  return { ...rest, wrong: wrong + gaps }
}

function mapOf(learners: readonly Reported[], field: 'positions' | 'dwell'): Map<string, number> {
  return new Map(
    learners.flatMap((one) => [...one[field]].map(([key, value]) => [`${one.account.id} ${key}`, value])),
  )
}

function compare<Value>(
  what: string,
  reported: ReadonlyMap<string, Value>,
  stored: ReadonlyMap<string, Value>,
): Difference {
  const keys = new Set([...reported.keys(), ...stored.keys()])
  const wrong = [...keys].filter((key) => reported.get(key) !== stored.get(key)).length
  return { what, reported: reported.size, stored: stored.size, wrong }
}
