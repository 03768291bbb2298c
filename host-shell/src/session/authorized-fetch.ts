import type { Platform } from '@platform/shared-contracts/remote'
import { codeOf, readJson } from '../lib/answer.ts'
import { rememberEnding } from '../app/session-ending.ts'
import { readAccessToken, readUserId, removeSession } from './session-entries.ts'
import type { SessionEnvironment } from './session-environment.ts'
import type { Session } from './session.ts'

type Environment = Pick<SessionEnvironment, 'apiBase' | 'storage' | 'tab' | 'fetch' | 'page' | 'log'>

type SendWithToken = (path: string, init?: RequestInit) => Promise<readonly [Response, token: string | null]>

/** Calls below the API base with the stored token, which is renewed if it has expired. */
export function createSendWithToken(
  { apiBase, storage, fetch }: Pick<Environment, 'apiBase' | 'storage' | 'fetch'>,
  { liveToken }: Pick<Session, 'liveToken'>,
): SendWithToken {
  return async (path, init = {}) => {
    const url = addressOf(apiBase, path)
    const headers = new Headers(init.headers)
    const before = readUserId(storage)
    const token = await liveToken().catch(() => readAccessToken(storage))
    const after = readUserId(storage)
    if (before && after && before !== after) throw new Error('Another user has logged in.')
    if (token) headers.set('authorization', `Bearer ${token}`)
    return [await fetch(url, { ...init, headers, credentials: 'include' }), token]
  }
}

const LOGIN_PATH = '/login'

/**
 * The request layer (spec section 4): the stored token on every call, credentials sent, and any 401 drops the stored
 * session and loads /login as a full page, which says why the server ended it. The answer is still passed on. After a
 * logout there is no redirect to /login: a request still in flight gets its 401, and nothing else ends.
 */
export function createAuthorizedFetch(
  env: Environment,
  session: Pick<Session, 'drop' | 'hasLoggedOut'>,
  send: SendWithToken,
): Platform['fetch'] {
  return async (path, init) => {
    const [response, token] = await send(path, init)
    if (response.status !== 401 || session.hasLoggedOut()) return response
    if (token) rememberEnding(env.tab, codeOf(await readJson(response.clone())), addressToReturnTo(env.page))
    rejectSession(env, session)
    return response
  }
}

function addressToReturnTo({ path, address }: SessionEnvironment['page']): string | null {
  return path() === LOGIN_PATH ? null : address()
}

function rejectSession({ storage, page, log }: Environment, session: Pick<Session, 'drop'>): void {
  log('A call was answered with 401: the session is over.')
  removeSession(storage)
  // On /login itself a reload would get the same answer, in an endless loop.
  if (page.path() === LOGIN_PATH) session.drop()
  else page.load(LOGIN_PATH)
}

/** Errors: throws for anything that is not a path below the API base; a token never leaves it. */
function addressOf(apiBase: string, path: string): string {
  const base = new URL(`${apiBase}/`, location.origin)
  const target = new URL(`${apiBase}${path}`, location.origin)
  const isBelow =
    path.startsWith('/') && target.origin === base.origin && target.pathname.startsWith(base.pathname)
  if (!isBelow) throw new TypeError(`"${path}" is not a path of the API.`)
  return `${apiBase}${path}`
}
