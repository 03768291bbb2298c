import type { ShellManifest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { fileFault, readFile } from '../lib/release-files/release-store.ts'
import { sendNoFile } from '../lib/release-files/send-file.ts'
import { shellKey } from '../lib/shell/shell-build.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'

export interface ServiceWorkerOptions {
  readonly storage: FileStorage
  readonly shell: ShellManifest | null
  /** If off, browsers that have a worker unregister it at their next visit. */
  readonly isOn: boolean
}

const PATH = '/service-worker.js'

/** Deletes everything that a worker of this site has stored, and itself. It does not reload any page. */
const UNREGISTER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
})()))
`

/** The shell's service worker, at the root because it may only serve paths below its own. */
export const serviceWorkerRoutes: FastifyPluginAsync<ServiceWorkerOptions> = async (app, options) => {
  const { storage, shell, isOn } = options
  app.get(PATH, { logLevel: 'warn', schema: { hide: true }, helmet: HELMET }, async (_request, reply) => {
    if (!isOn) return send(reply, UNREGISTER_SCRIPT)
    const asset = shell?.assets.find(({ file }) => file === shell.worker)
    if (!asset) return sendNoFile(reply, 'The shell has no service worker.')
    const bytes = await readFile(storage, shellKey(asset.file))
    const fault = fileFault(asset, bytes)
    return fault === null && bytes ? send(reply, bytes) : sendNoFile(reply, `The shell: ${fault}.`)
  })
}

// A worker fetches by its own policy, not by that of the page.
const HELMET = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], connectSrc: ["'self'"], frameAncestors: ["'none'"] },
  },
}

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // Revalidated at every visit: a browser must not run yesterday's worker for a day.
  'cache-control': 'no-cache',
}

function send(reply: FastifyReply, body: string | Buffer): FastifyReply {
  return reply.headers(HEADERS).send(body)
}
