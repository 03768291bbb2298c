import type { Platform } from '../remote/platform.ts'

export interface FakeCall {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

type Answer = { readonly status?: number; readonly body?: unknown } | Error

/**
 * An API for tests, by 'METHOD /path' (the query is not part of the key): a value is answered as JSON with 200,
 * a function computes `{ status, body }` from the call, an Error is a lost connection.
 */
export function fakeApi(routes: Readonly<Record<string, unknown>>) {
  const calls: FakeCall[] = []
  const fetch: Platform['fetch'] = async (path, init) => {
    const call = { method: init?.method ?? 'GET', path, body: readBody(init) }
    calls.push(call)
    const answer = await answerOf(routes[`${call.method} ${path.split('?')[0]}`], call)
    if (answer instanceof Error) throw answer
    const status = answer.status ?? 200
    return status === 204 ? new Response(null, { status }) : Response.json(answer.body ?? null, { status })
  }
  return { fetch, calls }
}

function readBody(init: RequestInit | undefined): unknown {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body
}

async function answerOf(route: unknown, call: FakeCall): Promise<Answer> {
  if (typeof route === 'function') return (route as (call: FakeCall) => Answer | Promise<Answer>)(call)
  if (route instanceof Error) return route
  if (route !== undefined) return { body: route }
  return { status: 404, body: { message: `No fake answer for ${call.method} ${call.path}` } }
}
