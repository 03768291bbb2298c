import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ReleaseManifest } from '@platform/shared-contracts/http'
import { releaseIdentity } from '@platform/shared-contracts/rules'
import { openEmbedded } from '../../platform-server/src/lib/data/embedded-database.ts'
import { registryChanges, registryReleases } from '../../platform-server/src/lib/data/schema/registry.ts'
import { releaseKey } from '../../platform-server/src/lib/release-files/release-store.ts'
import { directoryStorage } from '../../platform-server/src/lib/storage/directory-storage.ts'

const ROUTES = 4
/** As many as the server looks for when it starts: what is live, and what could stand in for it. */
const WITH_FILES = 6
const ROWS_AT_ONCE = 200

/** Every remote has been released as often, each release was once stable: two changes for each. */
export async function fillRegistry(dataDir: string, remotes: number, releasesEach: number): Promise<void> {
  const { database } = await openEmbedded(dataDir)
  const storage = directoryStorage(join(dataDir, 'files'))
  for (let remote = 0; remote < remotes; remote += 1) {
    const id = `filler${remote}`
    const manifests = Array.from({ length: releasesEach }, (_, at) => manifestOf(id, at))
    const rows = manifests.map((manifest) => ({ manifest, ref: `${manifest.version}-${manifest.hash}` }))
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await database.withPlatform(async (tx) => {
        const some = rows.slice(from, from + ROWS_AT_ONCE)
        await tx.insert(registryReleases).values(some.map((row) => releaseRow(id, row)))
        await tx.insert(registryChanges).values(some.flatMap((row) => changeRows(id, row.ref)))
      })
    for (const { manifest, ref } of rows.slice(-WITH_FILES))
      for (const { file } of manifest.assets)
        await storage.put(releaseKey(id, ref, file), CONTENT, 'text/plain')
  }
  await database.close()
}

const CONTENT = Buffer.from('void 0\n')
const WHEN = new Date('2026-06-01T00:00:00Z')

/** As large as the remotes here: a script and a style for each page, and what they share. */
function manifestOf(id: string, at: number): ReleaseManifest {
  const pages = Array.from({ length: ROUTES }, (_, page) => `page${page}`)
  const listing = {
    id,
    contract: '^2.0.0',
    routes: pages.map((page) => ({ path: `/${id}/${page}`, chunk: page })),
    nav: [],
  }
  const names = [
    'remoteEntry.js',
    'app.js',
    'shared.js',
    ...pages.flatMap((page) => [`${page}.js`, `${page}.css`]),
  ]
  const assets = names.map((file) => ({
    file,
    integrity: integrityOf(`${id} ${at} ${file}`),
    sizeBytes: CONTENT.length,
  }))
  const version = `1.${at}.0`
  const identity = releaseIdentity({ listing, version, assets })
  return {
    listing,
    version,
    hash: createHash('sha256').update(identity).digest('hex').slice(0, 12),
    container: `remote_${id}`,
    entry: 'remoteEntry.js',
    assets,
    chunks: Object.fromEntries(
      pages.map((page) => [`/${id}/${page}`, ['app.js', 'shared.js', `${page}.js`, `${page}.css`]]),
    ),
    shared: {},
    uses: { Platform: ['fetch', 'tenant'], react: ['useEffect', 'useState'], 'react-router-dom': ['Link'] },
    gitSha: null,
    builtAt: WHEN.toISOString(),
  }
}

/** Never served here; each its own, or a document would compress as no real one does. */
function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

interface Row {
  readonly manifest: ReleaseManifest
  readonly ref: string
}

function releaseRow(remote: string, { manifest, ref }: Row) {
  return { remote, release: ref, manifest, registeredBy: 'bench', registeredAt: WHEN }
}

function changeRows(remote: string, ref: string) {
  const change = { at: WHEN, actor: 'bench', reason: 'To have many', remote, before: null }
  return [
    { ...change, slot: `release/${ref}`, after: {} },
    { ...change, slot: 'channel/stable', after: { release: ref } },
  ]
}
