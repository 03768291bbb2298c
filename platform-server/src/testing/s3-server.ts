import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** S3's own limit is 1000: with less, a test of a few files has pages, too. */
const KEYS_PER_PAGE = 3

/** As much of an S3-compatible store as the storage uses: objects by path, and lists of keys in pages. */
export interface S3Server {
  /** Path with its bucket to content. */
  readonly objects: Map<string, Buffer>
  /** For the variable STORAGE. */
  readonly url: (bucket: string, prefix?: string) => string
  /** From now on, a PUT beyond so many objects is refused, as without the right to write. */
  allowPuts: number
  readonly close: () => Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  process.env['AWS_ACCESS_KEY_ID'] ??= 'test'
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test'
  const objects = new Map<string, Buffer>()
  const http = createServer((request, response) => void answer(store, request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const store: S3Server = {
    objects,
    allowPuts: Infinity,
    url: (bucket, prefix = 'platform') => `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}`,
    close() {
      http.closeAllConnections()
      return new Promise((resolve) => http.close(() => resolve()))
    },
  }
  return store
}

async function answer(store: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store')
  const path = decodeURIComponent(pathname)
  if (searchParams.get('list-type') === '2') return void response.end(listed(store, path, searchParams))
  if (request.method === 'PUT') return put(store, path, request, response)
  if (request.method === 'DELETE') {
    store.objects.delete(path)
    return void response.writeHead(204).end()
  }
  const body = store.objects.get(path)
  if (!body) return refuse(response, 404, 'NoSuchKey')
  response.setHeader('content-length', body.length)
  response.end(request.method === 'GET' ? body : undefined)
}

async function put(
  store: S3Server,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request)
  if (store.objects.size >= store.allowPuts) return refuse(response, 403, 'AccessDenied')
  store.objects.set(path, body)
  response.end()
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function listed({ objects }: S3Server, path: string, query: URLSearchParams): string {
  const bucket = `/${path.split('/')[1]}/`
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(bucket + (query.get('prefix') ?? '')))
    .map((key) => key.slice(bucket.length))
    .sort()
  const from = Number(query.get('continuation-token') ?? 0)
  const page = keys.slice(from, from + KEYS_PER_PAGE)
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const isTruncated = from + KEYS_PER_PAGE < keys.length
  const next = isTruncated ? `<NextContinuationToken>${from + KEYS_PER_PAGE}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`
}
