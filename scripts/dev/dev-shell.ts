import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../run/builds.ts'
import { command, lastLines } from '../run/command.ts'
import { CACHE, ROOT } from '../run/paths.ts'
import { step } from '../run/progress.ts'

const DIST = join(CACHE, 'shell-for-development')
const STAMP = join(DIST, 'built-from')

/**
 * The shell in development mode, built but not served: with React's development build, which replaces a remote's components
 * while they run, and reports what differs from the server's HTML. Answers its folder.
 */
export async function developmentShell(): Promise<string> {
  const hash = fingerprint('host-shell')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return DIST
  await step('building host-shell for development', async () => {
    const { code, output } = await command('webpack', ['--mode', 'development', '--output-path', DIST], {
      cwd: join(ROOT, 'host-shell'),
    })
    if (code !== 0) throw new Error(`host-shell could not be built:\n\n${lastLines(output, 60)}`)
    writeFileSync(STAMP, hash)
  })
  return DIST
}
