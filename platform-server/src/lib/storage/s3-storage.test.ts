import { text } from 'node:stream/consumers'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import type { FileStorage } from './file-storage.ts'
import { s3Storage } from './s3-storage.ts'

let store: S3Server
let storage: FileStorage & { close(): void }

beforeAll(async () => {
  store = await startS3Server()
  storage = s3Storage(store.url('bucket'))
})
afterAll(() => {
  storage.close()
  return store.close()
})

test('stores a file below its prefix and returns it', async () => {
  await storage.put('uploads/logo.svg', Buffer.from('<svg/>'), 'image/svg+xml')
  expect([...store.objects.keys()]).toEqual(['/bucket/platform/uploads/logo.svg'])
  const file = await storage.get('uploads/logo.svg')
  expect(file && (await text(file.body))).toBe('<svg/>')
  expect(await storage.exists('uploads/logo.svg')).toBe(true)
  expect(await storage.list('uploads/')).toEqual(['uploads/logo.svg'])
})

test('has nothing where nothing was put, or after a removal', async () => {
  expect(await storage.get('uploads/none.png')).toBeNull()
  expect(await storage.exists('uploads/none.png')).toBe(false)
  await storage.put('a.txt', Buffer.from('a'), 'text/plain')
  await storage.remove('a.txt')
  expect(await storage.get('a.txt')).toBeNull()
})

test('refuses a key that climbs out of its prefix', async () => {
  await expect(storage.put('../secret', Buffer.from(''), 'text/plain')).rejects.toThrow(
    'is not a storage key',
  )
})

test('lists every page of keys, and not what is no file of the platform', async () => {
  const keys = Array.from({ length: 7 }, (_, at) => `pages/${at}.txt`)
  for (const key of keys) await storage.put(key, Buffer.from(key), 'text/plain')
  // What consoles leave to show a folder.
  store.objects.set('/bucket/platform/pages/', Buffer.alloc(0))
  store.objects.set('/bucket/platform/', Buffer.alloc(0))
  expect(await storage.list('pages/')).toEqual(keys)
})
