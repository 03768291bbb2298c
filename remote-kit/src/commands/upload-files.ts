import type { RegistryClient } from './registry-client.ts'
import type { BuiltFile } from '../lib/read-build.ts'

const PARALLEL = 6

/** Sends the files, a few at a time. A file is stored under its hash, so sending one twice is harmless. */
export async function uploadFiles(
  registry: RegistryClient,
  remote: string,
  files: readonly BuiltFile[],
  onSent: (sent: number) => void,
): Promise<void> {
  const waiting = [...files]
  let sent = 0
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await registry.put(
        `/uploads/${remote}/${uploadName(file.integrity)}`,
        file.brotli ?? file.bytes,
        file.brotli !== null,
      )
      sent += 1
      onSent(sent)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
}

/** The integrity as a part of a URL: the digest in hex. */
function uploadName(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')
}
