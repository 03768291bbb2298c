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

function sized(room: string, files: readonly string[]): SizedFile[] {
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file: `${room}/${file}`,
      bytes: brotliCompressSync(readFileSync(join(ROOT, room, 'dist', file))).byteLength,
    }))
}

const shell = ShellManifest.parse(readJson(join(ROOT, 'host-shell/dist/shell.json')))
const releases = REMOTES.map((room) => ({
  room,
  release: ReleaseManifest.parse(readJson(join(ROOT, room, 'dist/release.json'))),
}))

/** What a visitor downloads until a page reacts: the shell, the remote's entry, and the page. */
function untilUsed(path: string): SizedFile[] {
  const owner = releases.find(({ release }) => path in release.chunks)
  if (!owner) throw new Error(`No remote has a page at ${path}.`)
  const { room, release } = owner
  const files = new Set([release.entry, ...(release.chunks[path] ?? [])])
  return [...sized('host-shell', shell.scripts), ...sized(room, [...files])]
}

const { isKept, lines } = judgeBudgets([
  { name: 'JavaScript of the home page', limitBytes: HOME_BUDGET_BYTES, files: untilUsed('/') },
  { name: 'JavaScript of the blog', limitBytes: DATA_PAGE_BUDGET_BYTES, files: untilUsed('/blog') },
  ...releases.map(({ room, release }) => ({
    name: `entry of ${room}`,
    limitBytes: ENTRY_BUDGET_BYTES,
    files: sized(room, [release.entry]),
  })),
])
console.log(lines.join('\n'))
process.exitCode = isKept ? 0 : 1
