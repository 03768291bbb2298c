import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '@platform/shared-contracts/http'
import type { RequestTimer } from './request-timer.ts'
import type { Account } from './prepare-learners.ts'

/** What the server reported to one learner as saved. */
export interface Reported {
  readonly account: Account
  /** Last block by lesson. */
  readonly positions: Map<string, number>
  /** Last seconds by lesson. */
  readonly dwell: Map<string, number>
  /** Keys of the status updates that were confirmed. */
  readonly progressKeys: Set<string>
  /** State by attempt. */
  readonly attempts: Map<string, string>
  /** Last sequence number by attempt. */
  readonly sequences: Map<string, number>
}

interface Course {
  readonly code: string
  readonly lessons: readonly string[]
}

export interface World {
  readonly url: string
  readonly clock: RequestTimer
  readonly courses: readonly Course[]
  /** The right answer to each question of an attempt, which only the database knows. */
  readonly keyOf: (attemptId: string) => Promise<Record<string, Answer>>
  readonly isOver: () => boolean
}

interface Attempt {
  readonly id: string
  readonly state: string
  readonly sequence: number
}

const SHORTEST_PAUSE_MS = 250
const PAUSE_MS = 1000

/** Reads module after module as the player does and takes each quiz. Every second quiz fails at the first attempt. */
export async function studyOn(world: World, account: Account, number: number): Promise<Reported> {
  const reported: Reported = {
    account,
    positions: new Map(),
    dwell: new Map(),
    progressKeys: new Set(),
    attempts: new Map(),
    sequences: new Map(),
  }
  await wait(Math.random() * PAUSE_MS)
  for (let round = 0; !world.isOver(); round += 1) {
    const course = world.courses[(number + round) % world.courses.length]
    if (course) await study(world, reported, course)
    if (round >= world.courses.length) break
  }
  return reported
}

async function study(world: World, reported: Reported, { code, lessons }: Course): Promise<void> {
  await call(world, reported, 'read module', 'GET', `/modules/${code}/lessons`)
  await call(world, reported, 'read state', 'GET', `/modules/${code}/state`)
  await saveProgress(world, reported, code)
  for (const lesson of lessons.slice(0, 2)) {
    for (const block of [1, 4]) {
      if (world.isOver()) return
      await sendHeartbeat(world, reported, lesson)
      await savePosition(world, reported, lesson, block)
    }
  }
  for (const isRight of code.endsWith('1') || code.endsWith('3') ? [false, true] : [true]) {
    if (world.isOver()) return
    await takeQuiz(world, reported, code, isRight)
  }
}

async function sendHeartbeat(world: World, reported: Reported, lesson: string): Promise<void> {
  const state = (await call(world, reported, 'heartbeat', 'POST', `/lessons/${lesson}/heartbeat`, {
    body: { isVisible: true },
  })) as { dwellSeconds: number } | undefined
  if (state) reported.dwell.set(lesson, state.dwellSeconds)
}

async function savePosition(world: World, reported: Reported, lesson: string, block: number): Promise<void> {
  const saved = await call(world, reported, 'save position', 'PUT', `/lessons/${lesson}/position`, {
    body: { block },
  })
  if (saved !== undefined) reported.positions.set(lesson, block)
}

/** One update in five is sent again under the same key, as after a lost response. */
async function saveProgress(world: World, reported: Reported, code: string): Promise<void> {
  const key = randomUUID()
  const given = { body: { email: reported.account.email, status: 'in_progress' }, key }
  const times = Math.random() < 0.2 ? 2 : 1
  for (let sent = 0; sent < times; sent += 1) {
    const saved = await call(world, reported, 'save progress', 'POST', `/module/${code}/progress`, given)
    if (saved !== undefined) reported.progressKeys.add(key)
  }
}

async function takeQuiz(world: World, reported: Reported, code: string, isRight: boolean): Promise<void> {
  const started = (await call(world, reported, 'start quiz', 'POST', `/quizzes/${code}/attempts`, {
    key: randomUUID(),
  })) as Attempt | undefined
  if (!started) return
  const { id } = started
  reported.attempts.set(id, started.state)
  reported.sequences.set(id, started.sequence)
  const key = await world.keyOf(id)
  const answers = Object.fromEntries(
    Object.entries(key).map(([question, right]) => [question, isRight ? right : wrong(right)]),
  )
  const body = { sequence: started.sequence + 1, answers, flagged: [] }
  const saved = (await call(world, reported, 'save answers', 'PUT', `/attempts/${id}/answers`, { body })) as
    { sequence: number } | undefined
  if (saved) reported.sequences.set(id, saved.sequence)
  const last = { ...body, sequence: body.sequence + 1 }
  // One attempt in five is submitted twice, as after a lost response.
  const times = Math.random() < 0.2 ? 2 : 1
  for (let sent = 0; sent < times; sent += 1) {
    const graded = (await call(world, reported, 'submit quiz', 'POST', `/attempts/${id}/submit`, {
      body: last,
    })) as Attempt | undefined
    if (graded) reported.attempts.set(id, graded.state)
  }
}

function wrong(right: Answer): Answer {
  return typeof right === 'number' ? (right + 1) % 2 : right.slice(1)
}

interface Given {
  readonly body?: object
  readonly key?: string
}

async function call(
  { url, clock }: World,
  { account }: Reported,
  kind: string,
  method: string,
  path: string,
  { body, key }: Given = {},
): Promise<unknown> {
  const answer = await clock.ask(kind, () =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${account.token}`,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
  await wait(SHORTEST_PAUSE_MS + Math.random() * PAUSE_MS)
  return answer
}
