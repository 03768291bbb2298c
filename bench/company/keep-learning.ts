import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from '../learning/prepare-learners.ts'
import type { World } from './read-matrix.ts'

const MODULE = 'IC0112'
/** As the player does. */
const HEARTBEAT_MS = 15_000

/** One learner who reads a lesson. */
export async function keepLearning({ url, clock, isOver }: World, { token }: Account): Promise<void> {
  await wait(Math.random() * HEARTBEAT_MS)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const opened = (await clock.ask('read module', () =>
    fetch(`${url}/api/modules/${MODULE}/lessons`, { headers }),
  )) as { readonly lessons: readonly { readonly id: string }[] } | undefined
  const lesson = opened?.lessons[0]?.id ?? ''
  while (!isOver()) {
    await clock.ask('heartbeat', () =>
      fetch(`${url}/api/lessons/${lesson}/heartbeat`, {
        method: 'POST',
        headers,
        body: '{"isVisible":true}',
      }),
    )
    await wait(HEARTBEAT_MS)
  }
}
