import type { ReleaseAsset, ReleaseManifest } from '@platform/shared-contracts/http'
import {
  type CheckedFile,
  fileFindings,
  isChecked,
  manifestFindings,
  sentenceOf,
} from '@platform/shared-contracts/conformance'
import { fileFault, readFile, releaseKey } from '../../lib/release-files/release-store.ts'
import type { FileStorage } from '../../lib/storage/file-storage.ts'
import type { RunningShell } from './check-manifest.ts'

const MAX_FAULTS = 20

interface Options {
  readonly storage: FileStorage
  readonly shell: RunningShell
}

/** Returns what is wrong with the stored files of a release, a sentence each: file, check and what to do. */
export type StaticTrial = (manifest: ReleaseManifest, ref: string) => Promise<readonly string[]>

/** The checks of `platform conformance` that run no code, by the same functions. */
export function createStaticTrial({ storage, shell }: Options): StaticTrial {
  const { contract, shared: packages = null } = shell
  return async (manifest, ref) => {
    const found = manifestFindings(manifest, { contract, packages }).map(sentenceOf)
    // One file at a time: together they may be larger than memory.
    for (const asset of manifest.assets.filter((one) => isChecked(manifest, one))) {
      if (found.length >= MAX_FAULTS) break
      const file = await storedFile(storage, releaseKey(manifest.listing.id, ref, asset.file), asset)
      found.push(...(typeof file === 'string' ? [file] : fileFindings(manifest, file).map(sentenceOf)))
    }
    return found.slice(0, MAX_FAULTS)
  }
}

/** A sentence for a file that is not the one that was released. */
async function storedFile(
  storage: FileStorage,
  key: string,
  asset: ReleaseAsset,
): Promise<CheckedFile | string> {
  const bytes = await readFile(storage, key)
  const fault = fileFault(asset, bytes)
  if (fault !== null || !bytes) return String(fault)
  const packed = await readFile(storage, `${key}.br`)
  return { file: asset.file, bytes, downloadBytes: (packed ?? bytes).byteLength }
}
