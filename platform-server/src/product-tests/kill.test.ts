import { failureReports } from '../lib/data/schema/reports.ts'
import { openEmbedded } from '../lib/data/embedded-database.ts'
import { dataDirectories } from '../testing/databases/data-directory.ts'
import { startServer, type ServerProcess } from '../testing/server-process.ts'

jest.setTimeout(300_000)

const WRITERS = 4
/** Killed after this many acknowledged writes, with others under way. */
const ROUNDS = [1, 13, 25, 40]

/** Writes until the server is gone; acknowledged writes are added to `acknowledged`. */
async function write(
  server: ServerProcess,
  name: string,
  acknowledged: string[],
  onAcknowledged: () => void,
): Promise<void> {
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
    acknowledged.push(message)
    onAcknowledged()
  }
}

async function writeUntilKilled(dataDir: string, round: number, acknowledged: string[]): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir })
  const before = acknowledged.length
  let killed: Promise<unknown> | undefined
  const onAcknowledged = (): void => {
    if (acknowledged.length - before >= round) killed ??= server.stop('SIGKILL')
  }
  await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) =>
      write(server, `${round}-${writer}`, acknowledged, onAcknowledged),
    ),
  )
  await killed
}

it('preserves every acknowledged write when it is killed repeatedly during others', async () => {
  const directories = await dataDirectories()
  const dataDir = directories.make()
  const acknowledged: string[] = []
  for (const round of ROUNDS) await writeUntilKilled(dataDir, round, acknowledged)

  const { database } = await openEmbedded(dataDir)
  const rows = await database.withPlatform((tx) =>
    tx.select({ message: failureReports.message }).from(failureReports),
  )
  await database.close()
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS.reduce((sum, round) => sum + round))
  expect(acknowledged.filter((message) => !rows.some((row) => row.message === message))).toEqual([])
  directories.removeAll()
})
