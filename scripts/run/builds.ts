import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, lastLines } from './command.ts'
import { BUILT_ROOMS, CACHE, ROOT, type BuiltRoom } from './paths.ts'
import { atMost, step } from './progress.ts'

const AT_ONCE = 2
const LENT_TO_ALL = ['shared-contracts', 'shared-ui', 'remote-kit']
const NOT_BUILT = /(^|\/)(node_modules|dist)(\/|$)|\.(test|spec)\.[cm]?tsx?$|\.api\.md$/

function sourcesOf(room: BuiltRoom): string[] {
  const files = [room, ...LENT_TO_ALL].flatMap((name) =>
    globSync(`${name}/**/*`, {
      cwd: ROOT,
      withFileTypes: true,
      exclude: (entry) => NOT_BUILT.test(entry.name),
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
  )
  return [...files.filter((file) => !NOT_BUILT.test(file)).sort(), 'pnpm-lock.yaml', 'tsconfig.json']
}

/** A hash of everything that affects a package's build. */
export function fingerprint(room: BuiltRoom): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of sourcesOf(room)) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function stampOf(room: BuiltRoom): string {
  return join(CACHE, 'builds', room)
}

function productOf(room: BuiltRoom): string {
  return join(ROOT, room, 'dist', room === 'host-shell' ? 'shell.json' : 'release.json')
}

function isFresh(room: BuiltRoom, hash: string): boolean {
  const stamp = stampOf(room)
  return existsSync(productOf(room)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

function scriptOf(room: BuiltRoom): string {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8')) as {
    scripts: { build: string }
  }
  return scripts.build
}

/** Each package is built by its own script, independent of the others. */
async function build(room: BuiltRoom, hash: string): Promise<void> {
  rmSync(stampOf(room), { force: true })
  const { code, output } = await command('sh', ['-c', scriptOf(room)], { cwd: join(ROOT, room) })
  if (code !== 0) throw new Error(`${room} could not be built:\n\n${lastLines(output, 60)}`)
  if (!existsSync(productOf(room)))
    throw new Error(`The build of ${room} ended well but left no ${productOf(room)}.`)
  mkdirSync(join(CACHE, 'builds'), { recursive: true })
  writeFileSync(stampOf(room), hash)
}

/** Builds the packages whose sources have changed since their last build. */
export async function buildChanged(rooms: readonly BuiltRoom[] = BUILT_ROOMS): Promise<void> {
  const stale = rooms
    .map((room) => ({ room, hash: fingerprint(room) }))
    .filter(({ room, hash }) => !isFresh(room, hash))
  await atMost(
    AT_ONCE,
    stale.map(
      ({ room, hash }) =>
        () =>
          step(`building ${room}`, () => build(room, hash)),
    ),
  )
}
