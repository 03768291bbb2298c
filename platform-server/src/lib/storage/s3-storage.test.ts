import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FileStorage } from './file-storage.ts'
import { s3Storage } from './s3-storage.ts'

/** As much of an S3-compatible store as the port uses: objects by path, and a list of keys. */
const objects = new Map<string, string>()

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store')
  if (searchParams.get('list-type') === '2')
    return void response.end(listed(searchParams.get('prefix') ?? ''))
  if (request.method === 'PUT') objects.set(pathname, await text(request))
  if (request.method === 'DELETE') return void response.end(String(objects.delete(pathname)).slice(5))
  const body = objects.get(pathname)
  response.statusCode = body === undefined ? 404 : 200
  response.end(request.method === 'GET' ? body : undefined)
}

function listed(prefix: string): string {
  const keys = [...objects.keys()]
    .map((path) => path.replace('/bucket/', ''))
    .filter((key) => key.startsWith(prefix))
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`
}

const server = createServer((request, response) => void answer(request, response))
let storage: FileStorage & { close(): void }

beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'test'
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  storage = s3Storage(`s3://bucket/platform?endpoint=http://127.0.0.1:${port}`)
})

afterAll(() => {
  storage.close()
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

test('keeps a file below its prefix and gives it back', async () => {
  await storage.put('uploads/logo.svg', Buffer.from('<svg/>'), 'image/svg+xml')
  expect([...objects.keys()]).toEqual(['/bucket/platform/uploads/logo.svg'])
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
