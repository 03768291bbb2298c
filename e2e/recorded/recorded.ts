import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { expect, test as base } from '../fixtures/test.ts'

/*
 * The specification checked from outside: the product's own pages, with every call to the API answered from a record.
 * Journeys against our own server are in the other folders.
 */

interface RecordedCall {
  readonly method: string
  /** Below the API base, without its query: `/auth/me`. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly authorization: string | undefined
  readonly body: unknown
}

interface Reply {
  readonly status?: number
  readonly body?: unknown
  /** Answered when this has been fulfilled. */
  readonly after?: Promise<unknown>
}

/** 'lost' breaks the connection off, 'never' leaves it open; a list is answered one by one, its last for ever. */
type Answer = Reply | 'lost' | 'never' | ((call: RecordedCall) => Reply | 'lost')

export interface RecordedApi {
  readonly calls: readonly RecordedCall[]
  readonly to: (key: string) => RecordedCall[]
  /** By 'METHOD /path', for every page of the test from now on. */
  readonly answer: (answers: Readonly<Record<string, Answer | readonly Answer[]>>) => void
}

async function record(context: BrowserContext): Promise<RecordedApi> {
  const calls: RecordedCall[] = []
  const answers = new Map<string, Answer[]>()
  await context.route(/\/api\//, async (route) => {
    const call = callOf(route.request())
    calls.push(call)
    const list = answers.get(`${call.method} ${call.path}`) ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    await fulfill(route, call, answer ?? unlisted(call))
  })
  return {
    calls,
    to: (key) => calls.filter(({ method, path }) => `${method} ${path}` === key),
    answer: (given) => {
      for (const [key, answer] of Object.entries(given))
        answers.set(key, Array.isArray(answer) ? [...(answer as Answer[])] : [answer as Answer])
    },
  }
}

function unlisted({ method, path }: RecordedCall): Answer {
  if (path === '/tenant/config') return 'lost'
  return { status: 404, body: { message: `Nothing is recorded for ${method} ${path}.` } }
}

function callOf(request: Request): RecordedCall {
  const { pathname, searchParams } = new URL(request.url())
  return {
    method: request.method(),
    path: pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(searchParams),
    authorization: request.headers().authorization,
    body: request.postData() === null ? undefined : request.postDataJSON(),
  }
}

async function fulfill(route: Route, call: RecordedCall, answer: Answer): Promise<void> {
  const reply = typeof answer === 'function' ? answer(call) : answer
  if (reply === 'never') return
  if (reply === 'lost') return route.abort()
  await reply.after
  await route.fulfill({ status: reply.status ?? 200, json: reply.body ?? {} })
}

export const ANA = {
  id: 7,
  email: 'ana@oncall.test',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'user',
  isSubscribed: false,
  isProfessionalPartner: false,
}
type Person = Partial<typeof ANA>

/** What a sign-in leaves in the browser (spec section 3, browser storage). */
export const STORED = {
  token: 'access-1',
  authToken: 'access-1',
  refreshToken: 'refresh-1',
  user: JSON.stringify(ANA),
  role: 'user',
}

/** Puts entries into the storage of the first document of this page; later documents find what the product made of them. */
export async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((given) => {
    const mark = `prepared ${Object.keys(given).join()}`
    if (sessionStorage.getItem(mark)) return
    sessionStorage.setItem(mark, '1')
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
  }, entries)
}

/** The session's entries as they are now. */
export async function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const keys = ['token', 'authToken', 'refreshToken', 'user', 'role']
    return Object.fromEntries(
      keys.map((key) => [key, localStorage.getItem(key)]).filter(([, value]) => value),
    )
  })
}

/** A step within the page, as a link takes it, without loading the document again. */
export async function follow(page: Page, path: string): Promise<void> {
  // Before the shell runs, nothing listens.
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

interface Fixtures {
  readonly recorded: RecordedApi
  /** Stored tokens, and a server that knows them as this person. */
  readonly signedIn: (person?: Person) => Promise<void>
}

export const test = base.extend<Fixtures>({
  recorded: [
    async ({ context, watched }, use) => {
      // Failed answers are what these tests are about.
      watched.allow(/./)
      await use(await record(context))
    },
    { auto: true },
  ],
  signedIn: async ({ page, recorded }, use) => {
    await use(async (person = {}) => {
      const user = { ...ANA, ...person }
      await store(page, { ...STORED, user: JSON.stringify(user), role: user.role })
      recorded.answer({ 'GET /auth/me': { body: user } })
    })
  },
})

export { expect }
