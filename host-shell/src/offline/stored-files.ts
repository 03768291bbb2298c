import { CACHES } from './worker-scope.ts'

/** As many as a browser sends to one host at once. */
const CONCURRENCY = 6

export async function missingOf(files: readonly string[]): Promise<readonly string[]> {
  const cache = await caches.open(CACHES.files)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  return files.filter((url) => !stored.has(url))
}

export async function storedBytes(files: readonly string[]): Promise<number> {
  const cache = await caches.open(CACHES.files)
  let bytes = 0
  for (const url of files) bytes += (await (await cache.match(url))?.blob())?.size ?? 0
  return bytes
}

export async function deleteFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files)
  for (const url of urls) await cache.delete(url)
}

/** Files are stored as they are without compression, which no browser asks for with a range. */
export async function bytesAsStored(urls: readonly string[]): Promise<number> {
  let bytes = 0
  await each(urls, async (url) => {
    const headers = { range: 'bytes=0-' }
    const answer = await fetch(url, { method: 'HEAD', mode: 'cors', credentials: 'same-origin', headers })
    bytes += Number(answer.headers.get('content-length') ?? 0)
  })
  return bytes
}

/** Rejects with the first failure, once nothing is under way any more. */
export async function each(urls: readonly string[], work: (url: string) => Promise<void>): Promise<void> {
  const left = [...urls]
  const next = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) await work(url)
  }
  const stop = (error: unknown) => {
    left.length = 0
    throw error
  }
  const lanes = Array.from({ length: CONCURRENCY }, () => next().catch(stop))
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
