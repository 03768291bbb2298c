import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ReleaseManifest, ShellManifest } from '@platform/shared-contracts/http'
import {
  DATA_PAGE_BUDGET_BYTES,
  ENTRY_BUDGET_BYTES,
  HOME_BUDGET_BYTES,
  judgeBudgets,
  type SizedFile,
} from './budget.rule.ts'
import { REMOTES, ROOT } from './paths.ts'

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function measureFiles(packageName: string, files: readonly string[]): SizedFile[] {
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file: `${packageName}/${file}`,
      bytes: brotliCompressSync(readFileSync(join(ROOT, packageName, 'dist', file))).byteLength,
    }))
}

const shell = ShellManifest.parse(readJson(join(ROOT, 'host-shell/dist/shell.json')))
const releases = REMOTES.map((packageName) => ({
  packageName,
  release: ReleaseManifest.parse(readJson(join(ROOT, packageName, 'dist/release.json'))),
}))

/** What a visitor downloads until a page reacts: the shell, the remote's entry, and the page. */
function filesUntilInteractive(path: string): SizedFile[] {
  const owner = releases.find(({ release }) => path in release.chunks)
  if (!owner) throw new Error(`No remote has a page at ${path}.`)
  const { packageName, release } = owner
  const files = new Set([release.entry, ...(release.chunks[path] ?? [])])
  return [...measureFiles('host-shell', shell.scripts), ...measureFiles(packageName, [...files])]
}

const { isWithinBudget, lines } = judgeBudgets([
  { name: 'JavaScript of the home page', limitBytes: HOME_BUDGET_BYTES, files: filesUntilInteractive('/') },
  {
    name: 'JavaScript of the blog',
    limitBytes: DATA_PAGE_BUDGET_BYTES,
    files: filesUntilInteractive('/blog'),
  },
  ...releases.map(({ packageName, release }) => ({
    name: `entry of ${packageName}`,
    limitBytes: ENTRY_BUDGET_BYTES,
    files: measureFiles(packageName, [release.entry]),
  })),
])
console.log(lines.join('\n'))
process.exitCode = isWithinBudget ? 0 : 1
