import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createLog } from '../log.ts'
import { LocalSandbox } from './local-sandbox.ts'
import { type ReleaseBundle, releaseBundle } from './sandbox.ts'

const log = createLog({ level: 'silent' })
const AN_HOUR_MS = 3_600_000
const PAGE = { kind: 'page', html: 'rendered' }
/** Answers every line with a page, but for a question that holds it up. */
const ANSWERS = `while read -r line; do case "$line" in *hold*) ;; *) printf '%s\\n' "$1" ;; esac; done`

const opened: LocalSandbox[] = []
afterEach(async () => {
  for (const sandbox of opened.splice(0)) await sandbox.close()
})

/** A sandbox with processes that start at once, and each process that it started. */
function openSandbox(options: { idleMs?: number; maxProcesses?: number } = {}) {
  const children: ChildProcess[] = []
  const sandbox = new LocalSandbox({
    log,
    idleMs: AN_HOUR_MS,
    ...options,
    startChild: async () => {
      const answer = JSON.stringify({ answer: JSON.stringify({ rendering: PAGE }) })
      const child = spawn('/bin/sh', ['-c', ANSWERS, 'sh', answer], { stdio: 'pipe' })
      children.push(child)
      // Counted here, where the next one starts, and not a moment later.
      alive.push(children.filter(isAlive).length)
      return child
    },
  })
  const alive: number[] = []
  opened.push(sandbox)
  const render = (bundle: ReleaseBundle, question = 'page') =>
    sandbox.render(bundle, { question }, { limitMs: AN_HOUR_MS })
  return { sandbox, children, alive, render }
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
const bundles = Array.from({ length: 9 }, (_, index) => releaseBundle(`shell ${index}`, null))
const [first, second, third] = bundles as [ReleaseBundle, ReleaseBundle, ReleaseBundle]

async function untilStarted(children: readonly ChildProcess[], count: number): Promise<void> {
  while (children.length < count) await new Promise((resolve) => setImmediate(resolve))
}

describe('an idle process', () => {
  it('ends after its idle time, and the next page starts another one', async () => {
    const { children, render } = openSandbox({ idleMs: 1 })
    expect(await render(first)).toEqual(PAGE)
    const [child] = children as [ChildProcess]
    if (isAlive(child)) await once(child, 'exit')
    expect(child.signalCode).toBe('SIGKILL')
    expect(await render(first)).toEqual(PAGE)
    expect(children).toHaveLength(2)
  })

  it('stays alive while a page waits for it, even with a short idle time', async () => {
    const { children, render } = openSandbox({ idleMs: 0 })
    const pages = await Promise.all(Array.from({ length: 20 }, () => render(first)))
    expect(pages).toEqual(pages.map(() => PAGE))
    expect(children).toHaveLength(1)
  })
})

it('ends a process after two seconds without an answer, and not one that was only slow', async () => {
  const { sandbox, children, render } = openSandbox()
  await render(first)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  try {
    let outcome = 'still waiting'
    const held = sandbox
      .render(first, { question: 'hold' })
      .catch(({ kind }: { kind: string }) => void (outcome = kind))
    await new Promise((resolve) => setImmediate(resolve))
    jest.advanceTimersByTime(1_900)
    await new Promise((resolve) => setImmediate(resolve))
    expect(outcome).toBe('still waiting')
    expect(children.every(isAlive)).toBe(true)
    jest.advanceTimersByTime(200)
    await held
    expect(outcome).toBe('late')
    expect(children.filter(isAlive)).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

describe('of nine releases', () => {
  it('eight have a process, and the ninth takes the place of the one that was used least recently', async () => {
    const { children, alive, render } = openSandbox()
    for (const bundle of bundles.slice(0, 8)) await render(bundle)
    expect(children.every(isAlive)).toBe(true)
    await render(first)
    await render(bundles[8] as ReleaseBundle)
    expect(Math.max(...alive)).toBe(8)
    expect(children.map(isAlive)).toEqual([true, false, true, true, true, true, true, true, true])
  })

  it('the ninth is refused while eight are rendered, and harms none of them', async () => {
    const { children, render } = openSandbox()
    const held = bundles.slice(0, 8).map((bundle) => render(bundle, 'hold').catch(() => 'ended'))
    await untilStarted(children, 8)
    await expect(render(bundles[8] as ReleaseBundle)).rejects.toMatchObject({
      kind: 'busy',
      message: '8 releases are already being rendered',
    })
    expect(children).toHaveLength(8)
    expect(children.every(isAlive)).toBe(true)
    await opened[0]?.close()
    expect(await Promise.all(held)).toEqual(held.map(() => 'ended'))
  })
})

describe('closing', () => {
  it('ends every process: idle, at work, with pages that wait, and just being started', async () => {
    const { sandbox, children, render } = openSandbox()
    await render(first)
    const waiting = [render(second, 'hold'), render(second), render(second)].map((page) =>
      page.catch(({ kind }: { kind: string }) => kind),
    )
    await untilStarted(children, 2)
    const starting = render(third).catch(({ kind }: { kind: string }) => kind)
    await sandbox.close()
    expect(await Promise.all([...waiting, starting])).toEqual(['crash', 'crash', 'crash', 'crash'])
    expect(children.filter(isAlive)).toEqual([])
  })

  it('is for good: nothing starts afterwards', async () => {
    const { sandbox, children, render } = openSandbox()
    await sandbox.close()
    await expect(render(first)).rejects.toMatchObject({ kind: 'crash' })
    expect(children).toEqual([])
  })
})
