import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { diskGuard } from '../app/plugins/disk-guard.ts'
import { health } from '../app/http/health.ts'
import { problemAnswers } from '../app/plugins/problem-answers.ts'
import { openEmbedded } from '../lib/data/embedded-database.ts'
import { failureReports } from '../lib/data/schema/reports.ts'
import { eventually } from '../testing/eventually.ts'
import { refusalOf, startServer } from '../testing/server-process.ts'

jest.setTimeout(180_000)

const MEGABYTE = 1024 * 1024
const MIN_FREE_DISK_MB = 30
const directory = mkdtempSync(path.join(tmpdir(), 'platform-full-'))
const isMounted = mountSmallDisk()
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', directory])
  rmSync(directory, { recursive: true, force: true })
})

/** A disk of its own needs a privileged user; elsewhere the first test has to be enough. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', directory], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

it('refuses changes and says so at /readyz while there is too little room, and reads as before', async () => {
  const app = fastify()
  await app.register(cookie)
  await app.register(problemAnswers)
  const freeDiskBytes = async () => 5 * MEGABYTE
  await app.register(diskGuard, { freeDiskBytes, minFreeDiskBytes: 6 * MEGABYTE, holdsDatabase: true })
  await app.register(health, { isReady: async () => undefined })
  app.get('/thing', async () => 'read')
  app.post('/thing', async () => 'changed')
  app.post('/file', async () => writeFileSync('/dev/full', 'x'))
  const [ready, read, changed] = await Promise.all([
    app.inject('/readyz'),
    app.inject('/thing'),
    app.inject({ method: 'POST', url: '/thing' }),
  ])
  expect([ready.statusCode, read.statusCode, changed.statusCode]).toEqual([503, 200, 507])
  expect(ready.json().message).toContain('disk is full')
  expect(changed.headers['retry-after']).toBe('60')
  expect(changed.json()).toMatchObject({ code: 'storage-full', requestId: expect.any(String) })
  await app.close()
})

it('returns 507 when a file cannot be written, although there seemed to be space', async () => {
  const app = fastify()
  await app.register(cookie)
  await app.register(problemAnswers)
  app.post('/file', async () => writeFileSync('/dev/full', 'x'))
  const answer = await app.inject({ method: 'POST', url: '/file' })
  expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage-full'])
  await app.close()
})

if (isMounted) {
  const filler = path.join(directory, 'filler')
  const DATA_DIR = path.join(directory, 'data')
  const env = { DATA_DIR, MIN_FREE_DISK_MB: String(MIN_FREE_DISK_MB) }

  const fill = () => {
    const { bavail, bsize } = statfsSync(directory)
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 10 * MEGABYTE))
  }

  const report = (url: string, message: string) =>
    fetch(`${url}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remote: null, version: null, phase: 'app', message, path: '/' }),
    })

  it('loses nothing on a disk that fills up, goes on once there is room, and does not start on a full one', async () => {
    const server = await startServer(env)
    expect((await report(server.url, 'before')).status).toBe(204)
    fill()
    await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503))
    const refused = await report(server.url, 'while full')
    expect([refused.status, (await refused.json()) as object]).toEqual([
      507,
      {
        message: expect.stringContaining('no space left'),
        code: 'storage-full',
        requestId: expect.any(String),
      },
    ])
    expect((await fetch(`${server.url}/api/tenant/config`)).status).toBe(200)
    rmSync(filler)
    await eventually(async () => expect((await report(server.url, 'after')).status).toBe(204))
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop('SIGTERM')

    fill()
    expect(await refusalOf(env)).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^Cannot start: the disk of DATA_DIR .* is full \([^\n]+\.$/),
    })
    rmSync(filler)
    const { database } = await openEmbedded(DATA_DIR)
    const rows = await database.withPlatform((tx) =>
      tx.select({ message: failureReports.message }).from(failureReports),
    )
    await database.close()
    expect(rows.map(({ message }) => message).sort()).toEqual(['after', 'before'])
  })
}
