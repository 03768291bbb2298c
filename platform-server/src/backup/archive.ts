import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod/mini'
import { StartError } from '../lib/start-error.ts'

/** One file of a backup, by its path in the backup. */
const Part = z.object({ path: z.string(), sha256: z.string(), sizeBytes: z.number() })
export type Part = z.infer<typeof Part>

/** The content of `backup.json`; it is written last, so that a backup without it is known to be incomplete. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Migrations of the schema that the rows were read from, oldest first. */
  migrations: z.array(z.string()),
  queueVersion: z.number(),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), part: Part })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(z.object({ key: z.string(), part: Part })),
  /** `null`: the keys were not in DATA_DIR and must be stored together with the environment. */
  keys: z.nullable(Part),
})
export type Manifest = z.infer<typeof Manifest>

const MANIFEST = 'backup.json'

export function manifestFile(folder: string): string {
  return path.join(folder, MANIFEST)
}

/** Writes one part, readable to this user only. */
export async function writePart(
  folder: string,
  name: string,
  content: AsyncIterable<Uint8Array | string>,
): Promise<Part> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* measured() {
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk)
      hash.update(bytes)
      sizeBytes += bytes.length
      yield bytes
    }
  }
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(
    Readable.from(measured()),
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  )
  return { path: name, sha256: hash.digest('hex'), sizeBytes }
}

/** Errors  StartError where there is no backup, or one of another format. */
export function readManifest(folder: string): Manifest {
  if (!existsSync(manifestFile(folder)))
    throw new StartError(`There is no complete backup in ${folder}: it has no ${MANIFEST}.`)
  try {
    return Manifest.parse(JSON.parse(readFileSync(manifestFile(folder), 'utf8')))
  } catch (error) {
    throw new StartError(`${manifestFile(folder)} is damaged or was written by another version.`, {
      cause: error,
    })
  }
}

/** Errors  StartError that names the first part whose bytes are not those that were backed up. */
export async function verifyParts(folder: string, manifest: Manifest): Promise<void> {
  const parts = [...manifest.tables, ...manifest.files].map(({ part }) => part)
  for (const part of [...parts, ...(manifest.keys ? [manifest.keys] : [])]) {
    const hash = createHash('sha256')
    const file = path.join(folder, part.path)
    if (!file.startsWith(path.resolve(folder) + path.sep)) throw damaged(part)
    await pipeline(createReadStream(file), hash).catch(() => {
      throw damaged(part)
    })
    if (hash.digest('hex') !== part.sha256) throw damaged(part)
  }
}

function damaged({ path: name }: Part): StartError {
  return new StartError(`The backup is damaged: ${name} is missing or has changed. Nothing was restored.`)
}
