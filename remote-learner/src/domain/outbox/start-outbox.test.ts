import { unsentPrefix } from '@platform/shared-contracts/rules'
import type { OutboxHandler } from './outbox-handler.ts'
import { createOutbox } from './outbox.ts'
import { startOutbox } from './start-outbox.ts'
import { note, noteKind, OWNER, refused } from './testing/fake-device.ts'

const stops: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A page of the learner, from its load. */
async function page(handler: Partial<OutboxHandler> = {}) {
  const sent: string[] = []
  const outbox = createOutbox({
    owner: OWNER,
    kinds: [noteKind],
    area: () => localStorage,
    now: () => 0,
  })
  const notes: OutboxHandler = {
    ...handler,
    deliver: (entry, isStopped) => {
      sent.push(entry.idempotencyKey)
      return handler.deliver?.(entry, isStopped) ?? Promise.resolve({ outcome: 'delivered' })
    },
  }
  stops.push(
    startOutbox({
      outbox,
      handlers: new Map([['note', notes]]),
      dispatch: () => undefined,
      report: () => undefined,
      isOffline: () => false,
      onReconnected: () => undefined,
    }),
  )
  await settled()
  return { outbox, sent }
}

it('does not send a refused entry again when the page is loaded, only when the person asks for it', async () => {
  const first = await page({ deliver: () => Promise.resolve(refused) })
  first.outbox.put(note('long'))
  await settled()
  expect(first.sent).toEqual(['long'])
  stops.splice(0).forEach((stop) => stop())

  const reloaded = await page()
  expect(reloaded.sent).toEqual([])
  expect(reloaded.outbox.entries()).toMatchObject([{ isRefused: true }])
  await reloaded.outbox.send({ isRetry: true })
  expect([reloaded.sent, reloaded.outbox.entries()]).toEqual([['long'], []])
})

it('goes on when another tab removes an entry from which nothing can be read', async () => {
  const one = await page()
  const listed = jest.fn()
  one.outbox.subscribe(listed)
  const errors: unknown[] = []
  const onError = (event: ErrorEvent) => {
    event.preventDefault()
    errors.push(event.error)
  }
  window.addEventListener('error', onError)
  const key = `${unsentPrefix(OWNER)}note:a`
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue: '{"kind":"no', newValue: null }))
  window.removeEventListener('error', onError)
  expect(errors).toEqual([])
  expect(listed).toHaveBeenCalledTimes(1)
})

it('reports to the handler what another tab has delivered', async () => {
  const deliveredElsewhere = jest.fn()
  const one = await page({ deliver: () => Promise.resolve(refused), deliveredElsewhere })
  one.outbox.put(note('one'))
  const key = `${unsentPrefix(OWNER)}note:a`
  const oldValue = localStorage.getItem(key)
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }))
  expect(deliveredElsewhere).toHaveBeenCalledWith(expect.objectContaining({ idempotencyKey: 'one' }))
})
