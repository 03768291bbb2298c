import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ReleaseManifest } from '@platform/shared-contracts/http'

export const PAGE = `import styles from './page.module.css'
import { Link } from 'react-router-dom'
export const Component = () => <Link className={styles.page} to="/">Home</Link>
`
export const REMOTE = {
  'package.json': JSON.stringify({ name: 'remote-field', version: '1.2.3' }),
  'remote.json': JSON.stringify({
    id: 'field',
    contract: '^2.0.0',
    routes: [{ path: '/field', chunk: 'field' }],
    nav: [],
  }),
  'src/remote.ts': `import { defineRemote } from '@platform/shared-contracts/remote'
export const remote = defineRemote({
  id: 'field',
  routes: [{ path: '/field', lazy: () => import(/* webpackChunkName: "field" */ './page.tsx') }],
})`,
  'src/page.tsx': PAGE,
  'src/page.module.css': '.page { color: red }',
}
const ROOT = join(import.meta.dirname, '../../../../..')
const folders: string[] = []

/** Far from any other remote, with only the packages that it consumes. */
export function remoteFolder(changes: Partial<typeof REMOTE> = {}): string {
  const cache = join(ROOT, '.cache')
  mkdirSync(cache, { recursive: true })
  const dir = mkdtempSync(join(cache, 'preset-'))
  folders.push(dir)
  for (const [file, text] of Object.entries({ ...REMOTE, ...changes })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  symlinkSync(join(ROOT, 'remote-learner/node_modules'), join(dir, 'node_modules'))
  return dir
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function manifestOf(dir: string): ReleaseManifest {
  return ReleaseManifest.parse(JSON.parse(readFileSync(join(dir, 'dist/release.json'), 'utf8')))
}
