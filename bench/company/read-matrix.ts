import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from '../learning/prepare-learners.ts'
import type { RequestTimer } from '../learning/request-timer.ts'

export interface World {
  readonly url: string
  readonly clock: RequestTimer
  readonly isOver: () => boolean
}

/** What a manager looks at: the page, each filter, and the next page. */
export const VIEWS = [
  { name: 'matrix', query: 'page=1&size=20' },
  { name: 'matrix, page 100', query: 'page=100&size=20' },
  { name: 'matrix, by done', query: 'page=1&size=20&sort=-done' },
  { name: 'matrix, overdue', query: 'page=1&size=20&standing=overdue' },
  { name: 'matrix, one module', query: 'page=1&size=20&module=IC0112&standing=expiring' },
  { name: 'matrix, one site', query: 'page=1&size=20&site=Tower%20A' },
  { name: 'matrix, a name', query: 'page=1&size=20&q=Calvin' },
] as const

/** People look at what they see before they ask again. */
const PAUSE_MS = { least: 2_000, spread: 4_000 }

/** One manager, view after view. */
export async function readMatrix({ url, clock, isOver }: World, { id, token }: Account): Promise<void> {
  await wait(Math.random() * PAUSE_MS.spread)
  for (let turn = id; !isOver(); turn += 1) {
    const view = VIEWS[turn % VIEWS.length] ?? VIEWS[0]
    const headers = { authorization: `Bearer ${token}` }
    await clock.ask(view.name, () => fetch(`${url}/api/company/training?${view.query}`, { headers }))
    await wait(PAUSE_MS.least + Math.random() * PAUSE_MS.spread)
  }
}
