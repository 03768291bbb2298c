import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ReleaseManifest, ShellManifest } from '@platform/shared-contracts/http'
import { ENTRY_BUDGET_BYTES, HOME_BUDGET_BYTES, judgeBudgets, type SizedFile } from './budget.rule.ts'
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
const home = releases.find(({ release }) => '/' in release.chunks)
if (!home) throw new Error('No remote has a page at /.')

const { isKept, lines } = judgeBudgets([
  {
    name: 'JavaScript of the home page',
    limitBytes: HOME_BUDGET_BYTES,
    files: [
      ...sized('host-shell', shell.scripts),
      ...sized(home.room, [home.release.entry, ...(home.release.chunks['/'] ?? [])]),
    ],
  },
  ...releases.map(({ room, release }) => ({
    name: `entry of ${room}`,
    limitBytes: ENTRY_BUDGET_BYTES,
    files: sized(room, [release.entry]),
  })),
])
console.log(lines.join('\n'))
process.exitCode = isKept ? 0 : 1
