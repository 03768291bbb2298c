/*
 * The service worker of every site: a repeat visit asks the network for one document and nothing else, and what was
 * visited opens again without a network. Workbox runs the strategies; what may be stored is decided by the newest document.
 * Built by service-worker-plugin.ts, served at /service-worker.js, registered by register-service-worker.ts.
 *
 * Caches
 *   files      scripts, styles, fonts and images of the shell and of releases, by their exact content-addressed address,
 *              and only those that the newest document names (file-strategy.ts)
 *   documents  the last document of each path without a query, the 60 used last, and `/offline.html`: one that renders
 *              in the browser, for every path that was reached by a link (document-strategy.ts)
 *   person     made and filled by the page itself, with whatever one person may read without a network:
 *              `caches.open('person')` from any page. Nothing here reads it; it is deleted when the person changes.
 *
 * What decides which release runs is the document, and it comes from the network whenever there is one. Another boot
 * document (a deploy, a rollback, a pin, a kill, a change of the tenant), or another language, drops every stored document
 * and every file that it does not name (current-boot.ts). Calls (/api) and everything else pass by untouched.
 *
 * Messages from the page
 *   { kind: 'visited', path, files }   this page is open: store its document (`null`: it has a query), and the files
 *                                      (addresses) that it loaded
 *   { kind: 'person', key }            who is here, `null` for a visitor: another than before drops documents and `person`
 *   OfflineFilesRequest                of a remote: store its release whole, and those that replace it (remote-files.ts)
 *
 * SERVICE_WORKER=0 has the server answer with a worker that deletes all of this and itself (service-worker.routes.ts).
 */
import type { OfflineFilesRequest } from '@platform/shared-contracts/rules'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { adopt, currentBoot } from './current-boot.ts'
import { documentStrategy, forgetDocuments } from './document-strategy.ts'
import { fetchDistrusted, fetchFiles, fileStrategy, isDistrusted, isFile } from './file-strategy.ts'
import { answerRemote } from './remote-files.ts'
import { forgetStoredRemotes } from './stored-remotes.ts'
import { CACHES, worker, type WorkerMessage } from './worker-scope.ts'

type Message =
  | { readonly kind: 'visited'; readonly path: string | null; readonly files: readonly string[] }
  | { readonly kind: 'person'; readonly key: string | null }
  | OfflineFilesRequest

registerRoute(({ url, request }) => isFile(url) && isDistrusted(request), fetchDistrusted)
registerRoute(({ url, request }) => isFile(url) && !request.headers.has('range'), fileStrategy)
registerRoute(new NavigationRoute(documentStrategy, { denylist: [/^\/api\//] }))

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
enableNavigationPreload()
worker.addEventListener('activate', (event) => event.waitUntil(start()))

async function start(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES)
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name)
  await worker.clients.claim()
}

async function storeVisit(
  { path, files }: Extract<Message, { kind: 'visited' }>,
  event: ExtendableEvent,
): Promise<void> {
  // A page that was under way while this worker started belongs to no worker yet.
  await worker.clients.claim()
  if (!(await currentBoot())) await adopt(null, event, fetchFiles)
  const documents = await caches.open(CACHES.documents)
  if (path !== null && !(await documents.match(path))) {
    const request = new Request(path, { cache: 'no-cache' })
    await Promise.all(documentStrategy.handleAll({ event, request }))
  }
  await fetchFiles(event, files)
}

async function switchUser(key: string | null): Promise<void> {
  const who = await caches.open(CACHES.who)
  const before = (await (await who.match('/'))?.text()) ?? ''
  if (before === (key ?? '')) return
  await caches.delete(CACHES.person)
  await forgetDocuments()
  await forgetStoredRemotes()
  await who.put('/', new Response(key ?? ''))
}

// One after the other: each may change what the next one reads.
let turns: Promise<unknown> = Promise.resolve()
worker.addEventListener('message', (event) => {
  turns = turns
    .then(() => handle(event.data as Message, event))
    // Without a network or free storage, fewer pages open offline; nothing else fails.
    .catch(() => undefined)
  event.waitUntil(turns)
})

function handle(message: Message, event: WorkerMessage): Promise<void> | undefined {
  if (message.kind === 'person') return switchUser(message.key)
  if (message.kind === 'visited') return storeVisit(message, event)
  const [port] = event.ports
  return port && answerRemote(event, message, port)
}
