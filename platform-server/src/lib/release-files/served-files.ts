import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ReleaseAsset } from '@platform/shared-contracts/http'
import { type FileStorage, isStorageKey } from '../storage/file-storage.ts'
import type { Encoding } from './content-encoding.rule.ts'
import { contentTypeOf } from './content-type.rule.ts'
import { fileFault, isPackedOf, pack, readFile } from './release-store.ts'

const compressGzip = promisify(gzip)
const MEMORY_BYTES = 64 * 1024 * 1024

export interface ServedFile {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>
}

/** The file on disk is not the one that was released. */
export class DamagedFileError extends Error {}

/**
 * Files in memory, each checked once against its hash when it is read: what was changed on disk is never sent. The ones
 * unused for longest make room.
 */
export class ServedFiles {
  private readonly storage: FileStorage
  private readonly memory = new Map<string, Promise<ServedFile>>()
  private readonly sizes = new Map<string, number>()
  private totalBytes = 0

  constructor(storage: FileStorage) {
    this.storage = storage
  }

  /** Without an asset (a file of an earlier shell) there is no hash to check. Errors: DamagedFileError. */
  async get(key: string, asset: ReleaseAsset | null): Promise<ServedFile> {
    const kept = this.memory.get(key)
    if (kept) {
      this.memory.delete(key)
      this.memory.set(key, kept)
      return kept
    }
    const reading = this.read(key, asset)
    this.memory.set(key, reading)
    try {
      this.keep(key, await reading)
    } catch (error) {
      this.memory.delete(key)
      throw error
    }
    return reading
  }

  private async read(key: string, asset: ReleaseAsset | null): Promise<ServedFile> {
    const plain = isStorageKey(key) ? await readFile(this.storage, key) : null
    const fault = faultOf(key, plain, asset)
    if (!plain || fault !== null) throw new DamagedFileError(fault ?? '')
    return {
      type: contentTypeOf(key),
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      encoded: await this.encode(key, plain),
    }
  }

  private async encode(key: string, plain: Buffer): Promise<ServedFile['encoded']> {
    const stored = await readFile(this.storage, `${key}.br`)
    const br = (await isPackedOf(stored, plain)) ? stored : await pack(key, plain)
    return br ? { br, gzip: await compressGzip(plain, { level: 9 }) } : {}
  }

  private keep(key: string, file: ServedFile): void {
    const sizeBytes = sizeOf(file)
    this.sizes.set(key, sizeBytes)
    this.totalBytes += sizeBytes
    for (const oldest of this.memory.keys()) {
      if (this.totalBytes <= MEMORY_BYTES || oldest === key) return
      this.memory.delete(oldest)
      this.totalBytes -= this.sizes.get(oldest) ?? 0
      this.sizes.delete(oldest)
    }
  }
}

function faultOf(key: string, plain: Buffer | null, asset: ReleaseAsset | null): string | null {
  if (asset) return fileFault(asset, plain)
  return plain ? null : `file ${key} is missing`
}

function sizeOf({ plain, encoded }: ServedFile): number {
  return [plain, ...Object.values(encoded)].reduce((sum, { length }) => sum + length, 0)
}
