import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP archive of these files; the same bytes for the same files. */
export async function writeArchive(files: ReadonlyMap<string, string>, at: Date): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of files) zip.addBuffer(Buffer.from(text), name, { mtime: at })
  zip.end()
  return buffer(zip.outputStream)
}
