import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReleaseAsset, ReleaseManifest } from '@platform/shared-contracts/http'
import { releaseIdentity } from '@platform/shared-contracts/rules'

/** The folder is not what its `release.json` says; building again is the cure. */
export class BuildError extends Error {}

export interface BuiltFile extends ReleaseAsset {
  readonly bytes: Uint8Array
  /** The same, compressed by the build with brotli, where it is worth it. */
  readonly brotli: Uint8Array | null
}

export interface Build {
  readonly manifest: ReleaseManifest
  readonly files: readonly BuiltFile[]
}

/** Reads a build folder and checks that it is whole, before a byte of it is sent. */
export async function readBuild(folder: string): Promise<Build> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new BuildError(`${folder} has no release.json. Build the remote first.`)
  })
  const manifest = parseManifest(folder, text)
  const files = await Promise.all(manifest.assets.map((asset) => readAsset(folder, asset)))
  return { manifest, files }
}

function parseManifest(folder: string, text: string): ReleaseManifest {
  const parsed = ReleaseManifest.safeParse(parseJson(text))
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `\n  ${path.join('.')}: ${message}`)
    throw new BuildError(`${folder}/release.json is not valid:${faults.join('')}`)
  }
  const hash = createHash('sha256').update(releaseIdentity(parsed.data)).digest('hex').slice(0, 12)
  if (hash !== parsed.data.hash)
    throw new BuildError(`${folder}/release.json was changed after the build: its hash should be ${hash}.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readAsset(folder: string, asset: ReleaseAsset): Promise<BuiltFile> {
  const bytes = await readFile(join(folder, asset.file)).catch(() => {
    throw new BuildError(`${asset.file} is listed in release.json but missing from ${folder}.`)
  })
  if (integrityOf(bytes) !== asset.integrity)
    throw new BuildError(`${asset.file} was changed after the build: its hash does not match release.json.`)
  const brotli = await readFile(join(folder, `${asset.file}.br`)).catch(() => null)
  return { ...asset, bytes, brotli }
}

function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
