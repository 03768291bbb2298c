import fc from 'fast-check'
import { signIn, type Actor } from './actors.ts'
import { nameOf, type Operation } from './operations.ts'
import type { Pool } from './pool.ts'
import { requestsOf } from './request-plan.ts'
import { asCommand, type Answer, type Sent } from './send.ts'
import { harvest, type Target } from './target.ts'

const LANES = 8
const FAILURES_SHOWN = 40
/** What the server serves besides the API. */
const PAGES = [
  ...[
    '/',
    '/{page}',
    '/es/{page}',
    '/blog/{slug}',
    '/modules/{code}',
    '/verify/{code}',
    '/consultant/{publicUrl}',
  ],
  ...['/files/{name}', '/releases/{remote}/{release}/{name}', '/shell/{name}', '/sitemap.xml'],
  ...['/robots.txt', '/service-worker.js', '/api/{page}', '/metrics', '/healthz', '/readyz'],
]

interface Plan {
  readonly seed: number
  /** Index of the first request, from 0. Each request depends only on the seed and its index. */
  readonly first: number
  readonly count: number
}

interface Failure {
  readonly number: number
  readonly what: string
  readonly command: string
}

interface Result {
  readonly operations: number
  readonly requests: number
  /** The number of responses for each status class, such as `2xx`. */
  readonly byClass: readonly (readonly [string, number])[]
  readonly failures: readonly Failure[]
}

/** Sends requests to all operations in turn, and as each actor in turn. */
export async function attack(target: Target, actors: readonly Actor[], plan: Plan): Promise<Result> {
  const operations = [...target.operations, ...PAGES.map(pageOperation)]
  const pools = new Map<string, Pool>()
  for (const actor of actors) pools.set(actor.name, await harvest(target, actor))
  const acting = [...actors]
  const classes = new Map<string, number>()
  const failures: Failure[] = []
  const end = plan.first + plan.count
  let next = plan.first

  async function attempt(number: number): Promise<void> {
    const operation = pick(operations, number)
    const at = Math.floor(number / operations.length) % acting.length
    const actor = pick(acting, at)
    const pool = pools.get(actor.name) ?? { of: () => [] }
    const seed = plan.seed * 1_000_003 + number
    const sent = pick(fc.sample(requestsOf(operation, actor, pool), { seed, numRuns: 1 }), 0)
    const answer = await target.wire.send(sent)
    const name = answer.status === 0 ? 'no answer' : `${Math.floor(answer.status / 100)}xx`
    classes.set(name, (classes.get(name) ?? 0) + 1)
    const what = faultOf(sent, answer)
    if (what)
      failures.push({ number, what: `${nameOf(operation)}: ${what}`, command: asCommand(target.url, sent) })
    if (hasEnded(answer, sent, actor)) acting[at] = await signInAgain(target, actor)
  }
  async function lane(): Promise<void> {
    while (next < end && failures.length < FAILURES_SHOWN) await attempt(next++)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const byClass = [...classes].toSorted(([one], [other]) => one.localeCompare(other))
  return { operations: operations.length, requests: next - plan.first, byClass, failures }
}

function pick<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

function pageOperation(path: string): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parameters = names.map((name) => ({ in: 'path', name, required: true, schema: { type: 'string' } }))
  return { method: 'GET', path, parameters, body: null, isGuarded: false }
}

function faultOf({ path }: Sent, answer: Answer): string | null {
  const { status, body } = answer
  if (status === 0) return 'no answer'
  const isFault =
    (status >= 500 && !isSilentDirectory(answer)) ||
    (status >= 400 && path.startsWith('/api/') && !isSentence(path, answer) && !isRefusalPage(path, answer))
  return isFault ? `${status} ${body.slice(0, 200)}` : null
}

/** The directory of the demo's company is not running, so 503 is the right response and not a fault of the server. */
function isSilentDirectory({ status, body }: Answer): boolean {
  return status === 503 && body.includes('"directory-unreachable"')
}

/** Identity providers get it in the format of SCIM, unless the address leads to no route. */
function isSentence(path: string, { status, body, type }: Answer): boolean {
  // Node itself refuses what is not HTTP, before there is a request.
  if (status === 431 || type === '') return true
  const isRouted = status !== 414 && !body.includes('There is nothing at')
  const field = path.startsWith('/api/scim/') && isRouted ? '"detail"' : '"message"'
  return type.includes('json') && body.includes(field)
}

/** Browsers are sent there by learning management systems, so a person reads the refusal. */
function isRefusalPage(path: string, { type, body }: Answer): boolean {
  return path.startsWith('/api/lti/') && type.includes('html') && body.includes('<h1>')
}

/** Whether one of the earlier requests ended the session. */
function hasEnded({ status }: Answer, { headers }: Sent, actor: Actor): boolean {
  return actor.isSignedIn && status === 401 && headers['authorization'] === actor.headers['authorization']
}

/** Signs in again; an actor who can no longer sign in is returned unchanged. */
export async function signInAgain({ wire, port }: Target, actor: Actor): Promise<Actor> {
  const account = actor.email?.split('@')[0] ?? ''
  return signIn(wire, actor.tenant, account, port).catch(() => actor)
}
