import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { ReleaseManifest } from '@platform/shared-contracts/http'
import { releaseIdentity } from '@platform/shared-contracts/rules'
import { CACHE, ROOT } from '../../scripts/run/paths.ts'

/** The build of remote-learner once more with a comment in every file, so that a deploy has to send all of them. */
export function varyBuild(round: number): { readonly folder: string; readonly ref: string } {
  const folder = join(CACHE, `learner-again-${round}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(ROOT, 'remote-learner/dist'), folder, { recursive: true })
  const built = ReleaseManifest.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')))
  const assets = built.assets.map(({ file, ...asset }) => {
    const path = join(folder, file)
    if (!/\.(js|css|cjs)$/.test(file)) return { file, ...asset }
    const bytes = Buffer.concat([readFileSync(path), Buffer.from(`\n/* ${round} */`)])
    writeFileSync(path, bytes)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality))
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    return { file, integrity, sizeBytes: bytes.length }
  })
  const version = `1.0.${round}`
  const identity = releaseIdentity({ listing: built.listing, version, assets })
  const hash = createHash('sha256').update(identity).digest('hex').slice(0, 12)
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...built, version, hash, assets }))
  return { folder, ref: `${version}-${hash}` }
}
