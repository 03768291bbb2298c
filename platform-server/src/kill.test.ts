import { failureReports } from './lib/data/schema/reports.ts'
import { openEmbedded } from './lib/data/embedded-database.ts'
import { dataDirectories } from './testing/data-directory.ts'
import { startServer, type ServerProcess } from './testing/server-process.ts'

jest.setTimeout(300_000)

const WRITERS = 4
/** Killed after this many acknowledged writes, with others under way. */
const ROUNDS = [1, 13, 25, 40]

/** Writes until the server is gone; acknowledged writes are added to `kept`. */
async function write(server: ServerProcess, name: string, kept: string[], onKept: () => void): Promise<void> {
  for (let count = 0; ; count += 1) {
    const message = `${name}-${count}`
    const report = { remote: null, version: null, phase: 'app', message, path: '/' }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}/api/reports`, {
      method: 'POST',
      headers,
      body: JSON.stringify(report),
    }).catch(() => null)
    if (answer?.status !== 204) return
    kept.push(message)
    onKept()
  }
}

async function writeUntilKilled(dataDir: string, round: number, kept: string[]): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir })
  const before = kept.length
  let killed: Promise<unknown> | undefined
  const onKept = (): void => {
    if (kept.length - before >= round) killed ??= server.stop('SIGKILL')
  }
  await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => write(server, `${round}-${writer}`, kept, onKept)),
  )
  await killed
}

it('keeps every acknowledged write when it is killed in the middle of others, again and again', async () => {
  const directories = await dataDirectories()
  const dataDir = directories.make()
  const kept: string[] = []
  for (const round of ROUNDS) await writeUntilKilled(dataDir, round, kept)

  const { database } = await openEmbedded(dataDir)
  const rows = await database.withPlatform((tx) =>
    tx.select({ message: failureReports.message }).from(failureReports),
  )
  await database.close()
  expect(kept.length).toBeGreaterThanOrEqual(ROUNDS.reduce((sum, round) => sum + round))
  expect(kept.filter((message) => !rows.some((row) => row.message === message))).toEqual([])
  directories.removeAll()
})
