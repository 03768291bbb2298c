import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive, opened when its turn comes. */
export interface ArchivedFile {
  readonly name: string
  readonly at: Date
  readonly open: () => Promise<Readable>
}

/** A ZIP archive while it is made: one file at a time, as fast as it is read. A file that fails ends it unfinished. */
export function streamArchive(files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  const fail = (error: Error) => archive.destroy(error)
  zip.on('error', fail)
  for (const { name, at, open } of files)
    zip.addReadStreamLazy(name, { mtime: at }, (done) => {
      open().then(
        // yazl hears of an error of the stream itself, and not of one before there is a stream.
        (file) => done(null, file),
        (error: unknown) => zip.emit('error', error),
      )
    })
  zip.end()
  return archive
}
