import type { OfflineFilesReply } from '@platform/shared-contracts/rules'
import { adopt } from './current-boot.ts'
import { fetchFiles } from './file-strategy.ts'
import { answerRemote } from './remote-files.ts'
import { storedRemotes } from './stored-remotes.ts'
import { CACHES } from './worker-scope.ts'

const FILES = ['entry', 'lesson', 'drawing', 'exercise', 'quiz', 'style', 'check', 'notes']

/** A site that answers with the files of one release at a time. */
class Site {
  release = 1
  isDown = false
  keepsOldFiles = false
  onFile: (path: string) => Promise<void> = async () => undefined
  /** The browser has no space for anything more. */
  isFull = false

  filesOf(release: number): string[] {
    return FILES.map((name) => `http://localhost/releases/learner/${release}/${name}.js`)
  }

  async answer(target: string | Request): Promise<Response> {
    if (this.isDown) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(typeof target === 'string' ? target : target.url, 'http://localhost')
    if (pathname === '/offline.html') return new Response(documentOf(this.release))
    await this.onFile(pathname)
    const isThere = this.keepsOldFiles || pathname.startsWith(`/releases/learner/${this.release}/`)
    const text = `text of ${pathname}`
    const headers = { 'content-length': `${text.length}` }
    return new Response(text, { status: isThere ? 200 : 404, headers })
  }
}

function documentOf(release: number): string {
  const assets = Object.fromEntries(FILES.map((name) => [`${name}.js`, '']))
  const learner = { id: 'learner', release: { base: `/releases/learner/${release}/`, assets } }
  const boot = { shell: { base: '/shell/', assets: {} }, remotes: [learner] }
  return `<html lang="en"><script type="application/json" id="boot">${JSON.stringify(boot)}</script></html>`
}

/** The part of a browser's Cache that is used here. */
class MemoryCache {
  readonly #entries = new Map<string, Response>()
  readonly #address = (of: string | Request) =>
    new URL(typeof of === 'string' ? of : of.url, 'http://localhost').href

  match = async (of: string | Request) => this.#entries.get(this.#address(of))?.clone()
  put = async (of: string | Request, answer: Response) => {
    if (site.isFull) throw new DOMException('Quota exceeded.', 'QuotaExceededError')
    this.#entries.set(this.#address(of), answer)
  }
  delete = async (of: string | Request) => this.#entries.delete(this.#address(of))
  keys = async () => [...this.#entries.keys()].map((url) => new Request(url))
}

class FakeEvent extends Event {
  waitUntil = () => undefined
}

let site: Site
const event = () => new FakeEvent('message')

beforeEach(async () => {
  const opened = new Map<string, MemoryCache>()
  const open = async (name: string) => {
    const cache = opened.get(name) ?? new MemoryCache()
    opened.set(name, cache)
    return cache
  }
  site = new Site()
  const match = async (of: Request, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(of)
  const answer = (target: string | Request) => site.answer(target)
  const events = { ExtendableEvent: FakeEvent, FetchEvent: class extends FakeEvent {} }
  Object.assign(globalThis, {
    caches: { open, match },
    fetch: answer,
    ...events,
    __WB_DISABLE_DEV_LOGS: true,
  })
  await adopt(null, event(), fetchFiles)
})

async function download(): Promise<OfflineFilesReply | undefined> {
  const { replies, done } = ask('store')
  await done
  return replies.at(-1)
}

function ask(want: 'store' | 'measure') {
  const replies: OfflineFilesReply[] = []
  const port = { postMessage: (reply: OfflineFilesReply) => replies.push(reply), close: () => undefined }
  const request = { kind: 'offline-files', remote: 'learner', want } as const
  return { replies, done: answerRemote(event(), request, port as unknown as MessagePort) }
}

async function stored(): Promise<string[]> {
  return (await (await caches.open(CACHES.files)).keys()).map(({ url }) => url)
}

test('a visit that brings a new release during a download leads to the files of the new one, all of them', async () => {
  site.keepsOldFiles = true
  site.onFile = async (path) => {
    if (!path.endsWith('/1/lesson.js')) return
    site.release = 2
    await adopt(null, event(), fetchFiles)
  }
  expect(await download()).toMatchObject({ kind: 'stored', fileCount: FILES.length })
  expect((await stored()).sort()).toEqual(site.filesOf(2).sort())
})

test('a file that a new release has replaced on the server leads to the files of the new one, all of them', async () => {
  site.onFile = async (path) => {
    if (path.endsWith('/1/lesson.js')) site.release = 2
  }
  expect(await download()).toMatchObject({ kind: 'stored', fileCount: FILES.length })
  expect((await stored()).sort()).toEqual(site.filesOf(2).sort())
})

test('a release that comes after a download is fetched whole', async () => {
  await download()
  site.release = 2
  await adopt(null, event(), fetchFiles)
  expect((await stored()).sort()).toEqual(site.filesOf(2).sort())
})

test('a site that changes at every try fails the download, and nothing says that the module is ready', async () => {
  site.onFile = async (path) => {
    if (path.endsWith('/entry.js')) site.release += 1
  }
  expect(await download()).toEqual({ kind: 'failed', reason: 'unknown' })
  expect(await storedRemotes()).toEqual([])
})

test('a browser that has no space for more leaves the page a reason and a size, and nothing of the download', async () => {
  const before = await stored()
  site.onFile = async (path) => {
    if (path.endsWith('/style.js')) site.isFull = true
  }
  const neededBytes = site.filesOf(1).reduce((sum, url) => sum + `text of ${new URL(url).pathname}`.length, 0)
  expect(await download()).toEqual({ kind: 'failed', reason: 'storage', neededBytes })
  expect(await stored()).toEqual(before)
  expect(await storedRemotes()).toEqual([])
})

test('a lost connection gives up neither the release nor what was stored', async () => {
  site.onFile = async (path) => {
    if (path.endsWith('/style.js')) site.isDown = true
  }
  expect(await download()).toEqual({ kind: 'failed', reason: 'network' })
  expect(await (await caches.open(CACHES.documents)).match('/offline.html')).toBeDefined()
  site.isDown = false
  site.onFile = async () => undefined
  expect(await download()).toMatchObject({ kind: 'stored' })
  expect((await stored()).sort()).toEqual(site.filesOf(1).sort())
})

test('the page gets a reply before the size of a single file is known, and then the size of all', async () => {
  const storage = { estimate: async () => ({}) }
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
  const sizes = Promise.withResolvers<void>()
  site.onFile = () => sizes.promise
  const { replies, done } = ask('measure')
  expect(replies).toEqual([{ kind: 'progress', doneCount: 0, fileCount: 0 }])
  sizes.resolve()
  await done
  expect(replies.at(-1)).toMatchObject({ kind: 'measured', fileCount: 8, missingCount: 8 })
})
