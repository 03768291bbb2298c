import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ReleaseManifest } from '@platform/shared-contracts/http'
import { releaseIdentity } from '@platform/shared-contracts/rules'

const FILES = { 'entry.js': 'var remote_learner = {}', 'page.js': 'export {}', 'page.css': 'main{}' }

/** A build folder as the kit's preset leaves it, for tests. */
export async function buildFixture(): Promise<{ folder: string; manifest: ReleaseManifest }> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  const assets = Object.entries(FILES).map(([file, text]) => ({
    file,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    sizeBytes: Buffer.byteLength(text),
  }))
  const listing = {
    id: 'learner',
    contract: '^2.0.0',
    routes: [{ path: '/progress', chunk: 'progress' }],
    nav: [],
  }
  const version = '1.2.0'
  const manifest: ReleaseManifest = {
    listing,
    version,
    hash: createHash('sha256')
      .update(releaseIdentity({ listing, version, assets }))
      .digest('hex')
      .slice(0, 12),
    container: 'remote_learner',
    entry: 'entry.js',
    assets,
    chunks: { '/progress': ['page.js', 'page.css'] },
    shared: {},
    gitSha: null,
    builtAt: '2026-06-01T00:00:00Z',
  }
  await Promise.all(Object.entries(FILES).map(([file, text]) => writeFile(join(folder, file), text)))
  await writeFile(join(folder, 'page.js.br'), brotliCompressSync(FILES['page.js']))
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest))
  return { folder, manifest }
}
