import { memoryStorage, type EntryStorage } from '../../lib/browser-storage.ts'
import { fakeClock } from '../../lib/testing/fake-clock.ts'
import type { SessionEnvironment } from '../session-environment.ts'
import { createSession } from '../session.ts'
// Fetched by the session when it needs it; here it is at hand, so that no test waits for the import.
import '../session-engine.ts'

export const ANA = {
  id: 7,
  email: 'ana@oncall.test',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'user',
  isSubscribed: true,
  isProfessionalPartner: false,
  isOperator: false,
}

/** What a sign-in leaves in the browser (spec section 3, browser storage). */
export const STORED = {
  token: 'access-1',
  authToken: 'access-1',
  refreshToken: 'refresh-1',
  user: JSON.stringify(ANA),
  role: 'user',
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly authorization: string | null
  readonly credentials: RequestCredentials | undefined
  readonly body: unknown
}

type Answer = { status?: number; body?: unknown } | Error | 'never'
export type Answers = Record<string, Answer | Answer[] | ((call: Call) => Answer | Promise<Answer>)>

/** An API of recorded answers; a list is answered one by one, its last for ever. 'never' waits for the abort. */
function recordedFetch(answers: Answers) {
  const calls: Call[] = []
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const call = recordCall(String(input), init)
    calls.push(call)
    return reply(await pick(answers[`${call.method} ${call.path.split('?')[0]}`], call), init.signal)
  }
  return { fetch: fetch as typeof globalThis.fetch, calls }
}

function recordCall(path: string, init: RequestInit): Call {
  return {
    method: init.method ?? 'GET',
    path,
    authorization: new Headers(init.headers).get('authorization'),
    credentials: init.credentials,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  }
}

function reply(answer: Answer, signal: AbortSignal | null | undefined): Response | Promise<Response> {
  if (answer instanceof Error) throw answer
  if (answer === 'never') return aborted(signal)
  const { status = 200, body = {} } = answer
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
}

async function pick(route: Answers[string] | undefined, call: Call): Promise<Answer> {
  if (typeof route === 'function') return route(call)
  if (Array.isArray(route)) return (route.length > 1 ? route.shift() : route[0]) ?? { status: 404 }
  return route ?? { status: 404 }
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

interface Bench {
  readonly entries?: Record<string, string>
  readonly answers?: Answers
  readonly storage?: EntryStorage
  readonly locks?: SessionEnvironment['locks']
}

/** One tab: a session with everything around it faked, and what it did to the world. */
export function sessionBench({ entries = {}, answers = {}, storage = memoryStorage(), locks }: Bench = {}) {
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)
  const tab = memoryStorage()
  const clock = fakeClock()
  const events = new EventTarget()
  const loads: string[] = []
  const log: string[] = []
  const { fetch, calls } = recordedFetch(answers)
  const place = { path: '/progress' }
  const env: SessionEnvironment = {
    sessionBase: '/api',
    apiBase: '/api',
    storage,
    tab,
    fetch,
    clock,
    locks,
    events,
    page: {
      path: () => place.path,
      address: () => `${place.path}?page=2`,
      load: (path) => void loads.push(path),
    },
    log: (message) => void log.push(message),
  }
  return { env, session: createSession(env), storage, clock, events, calls, loads, log, place }
}

export function entriesOf(storage: EntryStorage): Record<string, string | null> {
  const keys = ['token', 'authToken', 'refreshToken', 'user', 'role']
  return Object.fromEntries(
    keys.map((key) => [key, storage.getItem(key)]).filter(([, value]) => value !== null),
  )
}

export function callsTo(calls: readonly Call[], path: string): number {
  return calls.filter((call) => call.path === path).length
}
