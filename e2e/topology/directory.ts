import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run/paths.ts'
import { findTool } from '../../scripts/run/system-tools.ts'
import { runUntilStopped, type RunningProcess } from './run-process.ts'

const FILES = join(ROOT, 'deploy/directory')
const PLACE_IN_IMAGE = '/var/lib/company-directory'

/** slapd with the very configuration and people of the directory's image. */
export async function startDirectory(home: string, port: number): Promise<RunningProcess> {
  mkdirSync(home, { recursive: true })
  const configuration = join(home, 'slapd.conf')
  writeFileSync(
    configuration,
    readFileSync(join(FILES, 'slapd.conf'), 'utf8').replaceAll(PLACE_IN_IMAGE, home),
  )
  execFileSync(findTool('slapadd') ?? 'slapadd', ['-f', configuration, '-l', join(FILES, 'company.ldif')], {
    stdio: 'pipe',
  })
  const program = findTool('slapd') ?? 'slapd'
  return runUntilStopped(program, ['-d', '0', '-f', configuration, '-h', `ldap://127.0.0.1:${port}/`], port)
}
