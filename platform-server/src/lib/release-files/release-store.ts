import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { ReleaseAsset, ReleaseManifest } from '@platform/shared-contracts/http'
import type { FileStorage } from '../storage/file-storage.ts'
import { contentTypeOf, isCompressible } from './content-type.rule.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Below this size, compression does not pay for its header. */
const MIN_COMPRESSED_BYTES = 512
export const MAX_FILE_BYTES = 8 * 1024 * 1024

/** A file in both its forms; `brotli` is `null` where compressing it does not pay. */
export interface FileForms {
  readonly bytes: Buffer
  readonly brotli: Buffer | null
}

/** Where a file comes from: a folder, an upload. `null` if it does not exist. */
export type FileSource = (asset: ReleaseAsset) => Promise<FileForms | null>

export function releaseKey(remote: string, ref: string, file: string): string {
  return `releases/${remote}/${ref}/${file}`
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** One sentence that says what is wrong with a file; `null` when it is the requested one. */
export function fileFault(
  { file, integrity, sizeBytes }: ReleaseAsset,
  found: Uint8Array | null,
): string | null {
  if (!found) return `file ${file} is missing`
  if (found.length !== sizeBytes) return `file ${file} has ${found.length} bytes instead of ${sizeBytes}`
  return integrityOf(found) === integrity
    ? null
    : `file ${file} is not the one that was built: its hash differs`
}

/**
 * Checks every file of a release and writes it where it is served from. Returns one sentence for each fault; with any,
 * some files may have been written, but nothing refers to them.
 */
export async function storeRelease(
  storage: FileStorage,
  ref: string,
  manifest: ReleaseManifest,
  source: FileSource,
): Promise<readonly string[]> {
  const faults = await Promise.all(
    manifest.assets.map(async (asset) => {
      const found = await source(asset)
      const fault = fileFault(asset, found?.bytes ?? null)
      if (fault !== null || !found) return fault
      await writeForms(storage, releaseKey(manifest.listing.id, ref, asset.file), found)
      return null
    }),
  )
  return faults.filter((fault) => fault !== null)
}

/** Writes both forms, compressing where the build has not. */
export async function writeForms(
  storage: FileStorage,
  key: string,
  { bytes, brotli }: FileForms,
): Promise<void> {
  const packed = (await isPackedOf(brotli, bytes)) ? brotli : await pack(key, bytes)
  if (packed) await storage.put(`${key}.br`, packed, 'application/octet-stream')
  await storage.put(key, bytes, contentTypeOf(key))
}

export async function pack(file: string, bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length < MIN_COMPRESSED_BYTES || !isCompressible(file)) return null
  const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  return packed.length < bytes.length ? packed : null
}

/** Compressed bytes come from outside, or from a disk: they are only served if they decompress to the file. */
export async function isPackedOf(brotli: Buffer | null, bytes: Buffer): Promise<boolean> {
  if (!brotli) return false
  const unpacked = await unpack(brotli).catch(() => null)
  return unpacked?.equals(bytes) ?? false
}

export function unpack(brotli: Buffer): Promise<Buffer> {
  return decompress(brotli, { maxOutputLength: MAX_FILE_BYTES })
}

export async function readFile(storage: FileStorage, key: string): Promise<Buffer | null> {
  const found = await storage.get(key)
  return found && buffer(found.body)
}
