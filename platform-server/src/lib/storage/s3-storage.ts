import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { assertStorageKey, type FileStorage, isStorageKey } from './file-storage.ts'

/**
 * Files in a bucket: `s3://bucket/prefix?region=eu-central-1&endpoint=http://host:9000`. Credentials come from the
 * usual AWS_ variables. With an endpoint the bucket is part of the path, as S3-compatible stores expect.
 */
export function s3Storage(url: string): FileStorage & { close(): void } {
  const { hostname: bucket, pathname, searchParams } = new URL(url)
  const endpoint = searchParams.get('endpoint')
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const withPrefix = (key: string) => (prefix ? `${prefix}/${key}` : key)
  const at = (key: string) => {
    assertStorageKey(key)
    return { Bucket: bucket, Key: withPrefix(key) }
  }

  return {
    async put(key, bytes, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }))
    },
    async get(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(absent)
      if (!found?.Body) return null
      return { body: found.Body as Readable, sizeBytes: found.ContentLength ?? 0 }
    },
    async exists(key) {
      return (await client.send(new HeadObjectCommand(at(key))).catch(absent)) !== null
    },
    async list(keyPrefix) {
      const keys: string[] = []
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: withPrefix(keyPrefix) })
      for await (const { Contents } of pages)
        for (const { Key } of Contents ?? []) if (Key) keys.push(Key.slice(withPrefix('').length))
      // Consoles leave empty objects whose names end with a slash, to show folders.
      return keys.filter(isStorageKey).sort()
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    close: () => client.destroy(),
  }
}

function absent(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}
