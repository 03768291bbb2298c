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

interface UploadedFile {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly content: string | Buffer
}

/** The headers and the body of a form, as a browser encodes it. */
export function multipart(fields: Readonly<Record<string, string>>, file: UploadedFile | null) {
  const boundary = '----boundary'
  const part = (head: string, content: string | Buffer) => [
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`,
    content,
    '\r\n',
  ]
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...(file
      ? part(`name="${file.field}"; filename="${file.name}"\r\ncontent-type: ${file.type}`, file.content)
      : []),
    `--${boundary}--\r\n`,
  ]
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts.map((each) => Buffer.from(each))),
  }
}

/** Sends one file as a browser does. */
export function sendFile(
  { app }: TestApp,
  { url, headers, file, name = 'course.zip', field = 'file', address }: Form,
): Promise<LightMyRequestResponse> {
  const form = multipart({}, { field, name, type: 'application/zip', content: file })
  return app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { host: 'localhost', ...form.headers, ...headers },
    payload: form.payload,
    ...(address ? { remoteAddress: address } : {}),
  })
}
