import { fastify } from 'fastify'
import { directoryStorage } from '../lib/storage/directory-storage.ts'
import { openShell } from '../lib/shell/shell-build.ts'
import { writeShell } from '../testing/release-builds.ts'
import { securityHeaders } from '../app/plugins/security-headers.ts'
import { serviceWorkerRoutes } from './service-worker.routes.ts'

async function workerOf(isOn: boolean) {
  const folder = writeShell()
  const storage = directoryStorage(`${folder}/files`)
  const app = fastify()
  await app.register(securityHeaders)
  await app.register(serviceWorkerRoutes, { storage, shell: await openShell(folder, storage), isOn })
  const answer = await app.inject('/service-worker.js')
  await app.close()
  return answer
}

test("it is the shell's own, and revalidated at every visit", async () => {
  const answer = await workerOf(true)
  expect(answer.body).toBe('void "worker"')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none';connect-src 'self';frame-ancestors 'none'",
  })
})

test('when disabled, it clears its caches and unregisters itself', async () => {
  const { body } = await workerOf(false)
  const left = new Set(['files-1', 'person'])
  const caches = { keys: async () => [...left], delete: async (name: string) => left.delete(name) }
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>()
  const unregister = jest.fn()
  const indexedDB = { deleteDatabase: jest.fn() }
  const scope = {
    addEventListener: listeners.set.bind(listeners),
    skipWaiting: jest.fn(),
    registration: { unregister },
  }
  new Function('self', 'caches', 'indexedDB', body)(scope, caches, indexedDB)
  await new Promise<void>((resolve) =>
    listeners.get('activate')?.({ waitUntil: (work) => void work.then(resolve) }),
  )
  expect(left.size).toBe(0)
  expect(indexedDB.deleteDatabase).toHaveBeenCalledWith('workbox-expiration')
  expect(unregister).toHaveBeenCalledTimes(1)
})
