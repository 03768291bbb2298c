import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ReleaseAsset } from '@platform/shared-contracts/http'
import { LRUCache } from 'lru-cache'
import { type FileStorage, isStorageKey } from '../storage/file-storage.ts'
import type { Encoding } from './choose-encoding.ts'
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
 * Files in memory, each checked once against its hash when it is read, so that a file that was changed on disk is never
 * sent. The least recently used files are evicted.
 */
export class ServedFiles {
  private readonly storage: FileStorage
  private readonly memory = new LRUCache<string, ServedFile, ReleaseAsset | null>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: sizeOf,
    // A request still gets its file if others have evicted it meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (key, _stale, { context: asset }) => this.read(key, asset),
  })

  constructor(storage: FileStorage) {
    this.storage = storage
  }

  /** Without an asset (a file of an earlier shell) there is no hash to check. Errors: DamagedFileError. */
  get(key: string, asset: ReleaseAsset | null): Promise<ServedFile> {
    return this.memory.forceFetch(key, { context: asset })
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
}

function faultOf(key: string, plain: Buffer | null, asset: ReleaseAsset | null): string | null {
  if (asset) return fileFault(asset, plain)
  return plain ? null : `file ${key} is missing`
}

function sizeOf({ plain, encoded }: ServedFile): number {
  return [plain, ...Object.values(encoded)].reduce((sum, { length }) => sum + length, 1)
}
