import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createLog } from './log.ts'
import { describeError } from './safe-error.ts'

const SECRET = 'scrypt$32768$an-unmistakable-hash'
const lines: string[] = []
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString('utf8'))
    done()
  },
})
const log = createLog({ level: 'trace' }, destination)
let test: TestApp

/** Three ways in which a database error quotes the values of a query. */
const FAILING = {
  'a value that does not fit': sql`select ${SECRET}::integer`,
  'a row that breaks a rule': sql`insert into users (tenant_id, email, first_name, last_name, password_hash) values (1, ${`${SECRET}@oncall.test`}, 'a', 'b', ${SECRET}), (1, ${`${SECRET}@oncall.test`}, 'a', 'b', ${SECRET})`,
  'a query that is wrong': sql`select ${SECRET} from nowhere`,
}

async function failure(query: keyof typeof FAILING): Promise<Error> {
  try {
    await test.services.database.withPlatform((tx) => tx.execute(FAILING[query]))
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('The query did not fail.')
}

beforeAll(async () => {
  test = await openTestApp({
    services: { log },
    authenticate: () =>
      test.services.database
        .withPlatform((tx) => tx.execute(FAILING['a query that is wrong']))
        .then(() => null),
  })
})
afterAll(() => test.close())
beforeEach(() => {
  lines.length = 0
})

describe.each(Object.keys(FAILING) as (keyof typeof FAILING)[])('after %s', (name) => {
  it('logs the failed query without its values, however deep it lies', async () => {
    const error = await failure(name)
    log.error({ err: error }, 'direct')
    log.error({ error }, 'by its other name')
    log.error(error)
    log.error({ err: error, job: 'x' })
    log.error({ err: new Error('outer', { cause: new AggregateError([error], 'several') }) }, 'nested')
    expect(lines).toHaveLength(5)
    for (const line of lines) expect(line).toMatch(/Failed query: (select|insert)/)
    expect(lines.filter((line) => line.includes(SECRET))).toHaveLength(0)
  })

  it('prints it without its values where a command ends', async () => {
    const described = describeError(new Error('outer', { cause: await failure(name) }))
    expect(described).toMatch(/outer[^]*\n\s+at [^]*Caused by: [^]*Failed query: (select|insert)/)
    expect(described).not.toContain(SECRET)
  })
})

it('preserves what locates the fault: the SQLSTATE and the place', async () => {
  log.error({ err: await failure('a query that is wrong') }, 'direct')
  const { err } = JSON.parse(lines[0] ?? '') as { err: { stack: string; cause: { code: string } } }
  expect(err.cause.code).toBe('42P01')
  expect(err.stack).toMatch(/\n\s+at .+:\d+:\d+/)
})

it('logs a request that failed with neither its values, its headers nor those of its address', async () => {
  const { statusCode } = await test.app.inject({
    url: `/api/account/profile?token=${SECRET}&email=${SECRET}`,
    headers: { authorization: `Bearer ${SECRET}`, cookie: `sticky=${SECRET}` },
  })
  expect(statusCode).toBe(500)
  expect(lines.join()).toContain('request failed')
  expect(lines.join()).toContain('/api/account/profile?token=&email=')
  expect(lines.join()).not.toContain(SECRET)
})

it('hides headers wherever they are logged', () => {
  const headers = { authorization: SECRET, cookie: SECRET, 'set-cookie': SECRET }
  log.info({ headers }, 'a')
  log.info({ res: { headers } }, 'b')
  expect(lines.join()).not.toContain(SECRET)
})
