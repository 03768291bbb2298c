import { Agent, request } from 'node:http'

export interface Load {
  /** Stops after at least this many requests; resolves with the number of requests by outcome. */
  readonly endAfter: (count: number) => Promise<ReadonlyMap<string, number>>
  readonly requestCount: () => number
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
}

const VISITORS = 16
/** Mostly API calls and pages, and some requests that no proxy may send twice. */
const CALLS: readonly Call[] = [
  { method: 'GET', path: '/api/tenant/config' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/api/modules/IC0110' },
  { method: 'GET', path: '/api/resources' },
  { method: 'POST', path: '/api/modules/IC0110/practice' },
]

function ask(base: string, agent: Agent, { method, path }: Call): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' }
    const call = request(new URL(path, base), { method, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(`${method} ${response.statusCode}`))
      response.on('error', (error) => resolve(`${method} ${error.message}`))
    })
    call.on('error', (error) => resolve(`${method} ${error.message}`))
    call.end(method === 'POST' ? JSON.stringify({ answers: {} }) : undefined)
  })
}

/** Visitors who each send one request after another over a persistent connection. */
export function startLoad(base: string): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const outcomes = new Map<string, number>()
  let requestCount = 0
  let wanted = Infinity

  async function visit(): Promise<void> {
    while (requestCount < wanted) {
      const call = CALLS[requestCount % CALLS.length] ?? { method: 'GET', path: '/' }
      requestCount += 1
      const outcome = await ask(base, agent, call)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }

  const visits = Array.from({ length: VISITORS }, visit)
  return {
    requestCount: () => requestCount,
    async endAfter(count) {
      wanted = count
      await Promise.all(visits)
      agent.destroy()
      return outcomes
    },
  }
}
