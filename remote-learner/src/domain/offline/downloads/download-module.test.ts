import type { OfflineFilesReply } from '@platform/shared-contracts/rules'
import { downloadModule, type Download, type SentQuery } from './download-module.ts'

/** The worker of the site stores at once. */
class StoringPort {
  onmessage: ((message: { data: OfflineFilesReply }) => void) | null = null
  postMessage = () => undefined
  close = () => undefined
}
class StoringChannel {
  port1 = new StoringPort()
  port2 = this.port1
}

beforeEach(() => {
  const data: OfflineFilesReply = { kind: 'stored', fileCount: 1, storedBytes: 900 }
  const postMessage = (_: unknown, [port]: StoringPort[]) => port?.onmessage?.({ data })
  const getRegistration = async () => ({ active: { postMessage } })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } })
  Object.assign(globalThis, { MessageChannel: StoringChannel })
})
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

/** A server that answers with the version that each request finds. */
function downloadFrom(versions: readonly number[]) {
  const answered: number[] = []
  const query = (name: string) => (): SentQuery => {
    answered.push(versions[answered.length] ?? versions.at(-1) ?? 0)
    return { queryCacheKey: name, answer: Promise.resolve({ data: { version: answered.at(-1) } }) }
  }
  const download: Download = {
    ...{ owner: 'oncall 1', code: 'IC0110', language: 'en', shared: [], recordings: () => [] },
    own: [query('lessons'), query('state')],
    isOneVersion: () => answered.at(-1) === answered.at(-2),
    ...{ isOffline: () => false, now: () => 0, onProgress: () => undefined },
    signal: new AbortController().signal,
  }
  return { answered, done: downloadModule(download) }
}

test('texts that changed between two requests are read again, so that a download is of one version', async () => {
  const { answered, done } = downloadFrom([3, 4, 4, 4])
  await expect(done).resolves.toMatchObject({ queries: ['lessons', 'state'], fileBytes: 900 })
  expect(answered).toEqual([3, 4, 4, 4])
})

test('texts that change at every try fail the download', async () => {
  await expect(downloadFrom([3, 4, 5, 6, 7, 8]).done).rejects.toMatchObject({ reason: 'unknown' })
})
