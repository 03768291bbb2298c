import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ROOT } from '../../scripts/run/paths.ts'
import { freePort, isPortFree } from '../../scripts/run/server.ts'

/** The process and all its descendants. */
function treeOf(root: number): readonly number[] {
  const children = new Map<number, number[]>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(Number(pid))
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(pid)])
  }
  const withAll = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(withAll)]
  return withAll(root)
}

/** `null` if the process has ended or is a zombie. */
function parentOf(pid: number): number | null {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return state === 'Z' ? null : Number(parent)
  } catch {
    return null
  }
}

test('stops the server and all processes on SIGTERM to npm start', async () => {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-npm-start-'))
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  })
  let said = ''
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said, { timeout: 150_000 }).toContain('Ready in')
  const tree = treeOf(npm.pid ?? 0)
  // npm, its shell, start.mjs, start.ts and the server.
  expect(tree.length).toBeGreaterThanOrEqual(4)
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await expect.poll(() => tree.filter((pid) => parentOf(pid) !== null), { timeout: 20_000 }).toEqual([])
  expect(await isPortFree(port, '127.0.0.1')).toBe(true)
  rmSync(dataDir, { recursive: true, force: true })
})
