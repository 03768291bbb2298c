import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './test-app.ts'

interface Form {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: Buffer
  readonly name?: string
  readonly field?: string
  /** Address of the client, where uploads are counted by it. */
  readonly address?: string
}

/** Sends one file as a browser does. */
export function sendFile(
  { app }: TestApp,
  { url, headers, file, name = 'course.zip', field = 'file', address }: Form,
): Promise<LightMyRequestResponse> {
  const boundary = '----boundary'
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n`),
    Buffer.from('content-type: application/zip\r\n\r\n'),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { host: 'localhost', ...type, ...headers },
    payload,
    ...(address ? { remoteAddress: address } : {}),
  })
}
