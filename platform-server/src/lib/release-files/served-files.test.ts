import { Readable } from 'node:stream'
import type { FileStorage } from '../storage/file-storage.ts'
import { integrityOf } from './release-store.ts'
import { DamagedFileError, ServedFiles } from './served-files.ts'

const MEGABYTE = 1024 * 1024

/** As a bucket is: each read is a request. */
function remoteStorage(files: Readonly<Record<string, string>>) {
  const reads: string[] = []
  const storage: Pick<FileStorage, 'get'> = {
    async get(key) {
      const text = files[key]
      if (!key.endsWith('.br')) reads.push(key)
      return text === undefined ? null : { body: Readable.from(Buffer.from(text)), sizeBytes: text.length }
    },
  }
  return { files: new ServedFiles(storage as FileStorage), reads }
}

const asset = (file: string, text: string) => ({
  file,
  integrity: integrityOf(Buffer.from(text)),
  sizeBytes: Buffer.byteLength(text),
})

test('a file is read once from storage, for all who ask at the same time too', async () => {
  const { files, reads } = remoteStorage({ 'shell/a.js': 'void 0' })
  const get = () => files.get('shell/a.js', asset('a.js', 'void 0'))
  const [one, other] = await Promise.all([get(), get()])
  expect([one.plain.toString(), other, await get()]).toEqual(['void 0', one, one])
  expect(reads).toEqual(['shell/a.js'])
})

test('an empty file is a file', async () => {
  const { files } = remoteStorage({ 'shell/empty.css': '' })
  const { plain, type } = await files.get('shell/empty.css', asset('empty.css', ''))
  expect([plain.length, type]).toEqual([0, 'text/css; charset=utf-8'])
})

test('a failed file is requested again, and never served', async () => {
  const { files, reads } = remoteStorage({ 'shell/a.js': 'changed' })
  const get = () => files.get('shell/a.js', asset('a.js', 'void 0!'))
  await expect(get()).rejects.toThrow(DamagedFileError)
  await expect(get()).rejects.toThrow('its hash differs')
  await expect(files.get('shell/none.js', null)).rejects.toThrow('file shell/none.js is missing')
  expect(reads).toEqual(['shell/a.js', 'shell/a.js', 'shell/none.js'])
})

test('memory holds 64 MB: what was unused for longest is read again', async () => {
  // Bytes that no encoding shrinks, so that only the plain ones count.
  const keys = Array.from({ length: 10 }, (_, at) => `releases/learner/${at}.png`)
  const { files, reads } = remoteStorage(
    Object.fromEntries(keys.map((key) => [key, 'x'.repeat(7 * MEGABYTE)])),
  )
  const [first = '', second = ''] = keys
  for (const key of keys) {
    await files.get(key, null)
    await files.get(first, null)
  }
  reads.length = 0
  await files.get(first, null)
  await files.get(second, null)
  expect(reads).toEqual([second])
})
