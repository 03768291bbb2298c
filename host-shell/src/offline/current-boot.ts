import type { BootDocument, BootList } from '@platform/shared-contracts/http'
import { type DocumentBoot, filesToFetch, isNamed, keyOf, nameOf, readBoot } from './boot-of-document.ts'
import { storedRemotes } from './stored-remotes.ts'
import { CACHES } from './worker-scope.ts'

/** A document for any path, rendered by the browser. No strategy stores it, so it does not expire with the others. */
const GENERIC = '/offline.html'

type FetchFiles = (event: ExtendableEvent, urls: readonly string[]) => Promise<unknown>

/** The change of release that is under way, or the last one. */
let adopting: Promise<void> = Promise.resolve()

/** Data of the newest document. The cache holds it too, because a browser may end a worker at any time. */
let newest: DocumentBoot | null = null

export async function currentBoot(): Promise<DocumentBoot | null> {
  if (newest) return newest
  const stored = await genericDocument()
  if (stored) newest = await read(await stored.text())
  return newest
}

/** Waits for a change of release that is under way: while it lasts, no document says what runs. */
export async function settledBoot(): Promise<DocumentBoot | null> {
  // It failed where it was started; there is none then.
  await adopting.catch(() => undefined)
  return currentBoot()
}

export async function genericDocument(): Promise<Response | undefined> {
  return (await caches.open(CACHES.documents)).match(GENERIC)
}

/** All but the generic one, which contains nothing about a person. */
export async function deleteDocuments(): Promise<void> {
  const documents = await caches.open(CACHES.documents)
  for (const request of await documents.keys())
    if (new URL(request.url).pathname !== GENERIC) await documents.delete(request)
}

/**
 * Reads a document from the network and adopts the release that it names. `null` if the document is not for everyone:
 * an answer without a boot document, an override, a development server.
 */
export async function takeOver(
  answer: Response,
  event: ExtendableEvent,
  fetchFiles: FetchFiles,
): Promise<string | null> {
  if (isForOneHour(answer)) return null
  const html = await answer.text()
  const key = keyOf(html)
  if (key === null) return null
  if ((await currentBoot())?.key !== key) await adopt(key, event, fetchFiles)
  return newest?.key === key ? html : null
}

/**
 * Deletes every document, and every file that the new boot document does not name, and fetches the replacements of the
 * deleted files that were in use. `key` null adopts whatever the server answers now.
 */
export function adopt(key: string | null, event: ExtendableEvent, fetchFiles: FetchFiles): Promise<void> {
  adopting = change(key, event, fetchFiles)
  return adopting
}

/** Asks what runs now, and adopts it where that is another release; without an answer nothing stored is given up. */
export async function adoptIfChanged(event: ExtendableEvent, fetchFiles: FetchFiles): Promise<boolean> {
  const answer = await fetch(GENERIC, { cache: 'no-cache' }).catch(() => null)
  if (!answer?.ok || isForOneHour(answer)) return false
  const key = keyOf(await answer.text())
  if (key === null || key === (await settledBoot())?.key) return false
  await adopt(key, event, fetchFiles)
  return true
}

async function change(key: string | null, event: ExtendableEvent, fetchFiles: FetchFiles): Promise<void> {
  const documents = await caches.open(CACHES.documents)
  for (const request of await documents.keys()) await documents.delete(request)
  newest = null
  const answer = await fetch(GENERIC, { cache: 'no-cache' })
  if (!answer.ok || isForOneHour(answer)) return
  const html = await answer.text()
  const next = await read(html)
  const used = await deleteUnnamed(next)
  // The server may have changed its decision between two answers: the next document will be adopted instead.
  if (key !== null && next.key !== key) return
  await documents.put(GENERIC, storable(answer, html))
  newest = next
  await fetchFiles(event, filesToFetch(next, used, await storedRemotes()))
}

/** Removes the headers that describe the transfer. */
export function storable({ headers: sent }: Response, html: string): Response {
  const headers = new Headers(sent)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  return new Response(html, { headers })
}

/** Returns the names of the deleted files. */
async function deleteUnnamed(boot: DocumentBoot): Promise<ReadonlySet<string>> {
  const files = await caches.open(CACHES.files)
  const gone = (await files.keys()).filter(({ url }) => !isNamed(url, boot))
  for (const { url } of gone) await files.delete(url)
  return new Set(gone.map(({ url }) => nameOf(url)))
}

function read(html: string): Promise<DocumentBoot> {
  return readBoot(html, location.origin, readList)
}

/** Stored with the files, because no stored document opens without it. */
async function readList({ url, integrity }: NonNullable<BootDocument['remotesAt']>): Promise<BootList> {
  const files = await caches.open(CACHES.files)
  const stored = await files.match(url)
  if (stored) return (await stored.json()) as BootList
  const answer = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  await files.put(url, answer.clone())
  return (await answer.json()) as BootList
}

/** A document with an override or from a development server is valid for one browser and one hour: it is not stored. */
function isForOneHour({ headers }: Response): boolean {
  return /no-store/.test(headers.get('cache-control') ?? '')
}
