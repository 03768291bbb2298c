import fc, { type Arbitrary } from 'fast-check'
import type { Actor } from './actors.ts'
import { hostileBody, hostileHeaders, hostileSegment, hostileText, hostileValue } from './hostile.ts'
import type { Operation, Parameter } from './operations.ts'
import type { Pool } from './pool.ts'
import type { Sent } from './send.ts'
import { arbitraryFor } from './values.ts'

/** Requests for one operation: some as its schema wants them, most with something wrong in one place. */
export function requestsOf(operation: Operation, actor: Actor, pool: Pool): Arbitrary<Sent> {
  const { method, parameters, body } = operation
  const wrongs = [
    'nothing',
    'nothing',
    'path',
    'query',
    'headers',
    ...(body ? ['value', 'value', 'value', 'body'] : []),
  ]
  return fc.constantFrom(...wrongs).chain((wrong) =>
    fc
      .record({
        path: aPath(operation, pool, wrong === 'path'),
        query: aQuery(
          parameters.filter((one) => one.in === 'query'),
          pool,
          wrong === 'query',
        ),
        own: namedValues(
          parameters.filter((one) => one.in === 'header'),
          pool,
        ),
        odd: wrong === 'headers' ? hostileHeaders : fc.constant({}),
        sent: aBody(body, pool, wrong),
      })
      .map(({ path, query, own, odd, sent }) => ({
        method,
        path: query ? `${path}?${query}` : path,
        headers: { ...own, ...sent.headers, ...actor.headers, ...odd },
        ...(sent.body === undefined ? {} : { body: sent.body }),
      })),
  )
}

/** As the schema wants it, for the access matrix. */
export function plainRequestsOf(operation: Operation, actor: Actor, pool: Pool): Arbitrary<Sent> {
  const { method, parameters, body } = operation
  const query = parameters.filter((one) => one.in === 'query')
  return fc
    .record({
      path: aPath(operation, pool, false),
      query: aQuery(query, pool, false),
      own: namedValues(
        parameters.filter((one) => one.in === 'header'),
        pool,
      ),
      sent: aBody(body, pool, 'nothing'),
    })
    .map((made) => ({
      method,
      path: made.query ? `${made.path}?${made.query}` : made.path,
      headers: { ...made.own, ...made.sent.headers, ...actor.headers },
      ...(made.sent.body === undefined ? {} : { body: made.sent.body }),
    }))
}

function aPath({ path, parameters }: Operation, pool: Pool, isWrong: boolean): Arbitrary<string> {
  const parts = path.split('/').map((part): Arbitrary<string> => {
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined) return fc.constant(part)
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {
      type: 'string',
    }
    const usual = arbitraryFor(schema, pool, name).map((value) => encodeURIComponent(asText(value)))
    return isWrong ? hostileSegment : usual
  })
  const whole = fc.tuple(...parts).map((all) => all.join('/'))
  return isWrong && !path.includes('{') ? fc.tuple(whole, hostileSegment).map((all) => all.join('/')) : whole
}

function aQuery(parameters: readonly Parameter[], pool: Pool, isWrong: boolean): Arbitrary<string> {
  const fields = parameters.map(({ name, schema, required }) => {
    const usual = isWrong
      ? fc.oneof(hostileText, arbitraryFor(schema, pool, name))
      : arbitraryFor(schema, pool, name)
    const pair = usual.map((value) => `${name}=${encodeURIComponent(asText(value))}`)
    return required || isWrong ? pair : fc.oneof(pair, fc.constant(''))
  })
  const odd = fc.constantFrom(
    '',
    'a[]=1&a[]=2',
    '__proto__=1',
    'page=1&page=2',
    '%ED%A0%80=%FF',
    '%',
    '&&&==',
    'x'.repeat(9000),
  )
  return fc
    .tuple(fc.tuple(...fields), isWrong ? odd : fc.constant(''))
    .map(([pairs, more]) => [...pairs, more].filter((pair) => pair !== '').join('&'))
}

function namedValues(parameters: readonly Parameter[], pool: Pool): Arbitrary<Record<string, string>> {
  const values = parameters.map(({ name, schema }) =>
    // Only what a header may hold; bytes that it may not are refused by Node's own client.
    arbitraryFor(schema, pool, name).map(
      (value) => [name, asText(value).replace(/[^\x21-\x7e]/g, '-') || '-'] as const,
    ),
  )
  return fc.tuple(...values).map((all) => Object.fromEntries(all))
}

interface SentBody {
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

function aBody(body: Operation['body'], pool: Pool, wrong: string): Arbitrary<SentBody> {
  if (!body) return fc.constant({ headers: {} })
  if (wrong === 'body')
    return hostileBody.map((one) => ({ headers: { 'content-type': one.type }, body: one.body }))
  const usual = arbitraryFor(body.schema, pool)
  const value =
    wrong === 'value'
      ? fc.tuple(usual, fc.nat(), hostileValue).map(([one, at, odd]) => replaceLeaf(one, at, odd))
      : usual
  return value.map((one) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(one) }))
}

/** The same value with one of its leaves replaced, the `at`th. */
function replaceLeaf(value: unknown, at: number, odd: unknown): unknown {
  const leaves = countLeaves(value)
  let left = at % Math.max(1, leaves)
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk)
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, walk(inner)]))
    left -= 1
    return left === -1 ? odd : one
  }
  return walk(value)
}

function countLeaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, inner) => sum + countLeaves(inner), 0)
}

function asText(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.toWellFormed()
}
