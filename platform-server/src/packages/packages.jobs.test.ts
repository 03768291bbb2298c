import { packageFolder } from '../domain/packages/package-storage.ts'
import { packageLaunches } from '../lib/data/schema/training/packages.ts'
import { deleteExpiredJob, scheduleRetention } from '../retention/retention.jobs.ts'
import { archives } from '../testing/courses/course-archives.ts'
import { launch, openPackage } from '../testing/courses/package-player.ts'
import { addPerson } from '../testing/people.ts'
import { byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { schedulePackageTidying, tidyPackagesJob } from './packages.jobs.ts'
import { folderName, folderTime } from './tidy/folder-time.rule.ts'

const DAY_MS = 24 * 60 * 60_000
const RANDOM = '6f1c2b3a-9d8e-4f70-8123-456789abcdef'
let at = new Date('2026-11-21T10:00:00Z')

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => at } })
  await schedulePackageTidying(test.services)
  await scheduleRetention(test.services)
})
afterAll(() => test.close())

const files = () => test.services.storage.list('packages/')

it('deletes what a crash left in the storage after a day, and no file of a package or of an import that goes on', async () => {
  const { storage, jobs } = test.services
  const left = (hoursAgo: number) =>
    `${packageFolder({ tenantId: 1, folder: folderName(new Date(at.getTime() - hoursAgo * 3_600_000), RANDOM) })}abc`
  await openPackage(test, await archives.scorm12())
  const before = await files()
  at = new Date(at.getTime() + 30 * DAY_MS)
  const [crashed, running] = [left(25), left(1)]
  const ofEarlierRelease = `${packageFolder({ tenantId: 2, folder: RANDOM })}abc`
  for (const key of [crashed, running, ofEarlierRelease])
    await storage.put(key, Buffer.from('x'), 'text/plain')
  await jobs.enqueue(tidyPackagesJob, {})
  await jobs.drain()
  expect(await files()).toEqual([...before, running].toSorted())
})

it('names a folder by its time', () => {
  const folder = folderName(at, RANDOM)
  expect(folder).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  expect([folderTime(folder), folderTime(RANDOM)]).toEqual([at.getTime(), 0])
})

it('deletes openings of lessons 30 days after they ended, and no result', async () => {
  const { id: userId } = await addPerson(test, { email: 'launches@oncall.test', isSubscribed: true })
  const opened = await openPackage(test, await archives.scorm12())
  await launch(test, opened, userId)
  const { database, jobs } = test.services
  const count = () => database.withPlatform((tx) => tx.$count(packageLaunches))
  const sweep = async (days: number) => {
    at = new Date(at.getTime() + days * DAY_MS)
    await jobs.enqueue(deleteExpiredJob, {})
    await jobs.drain()
    return count()
  }
  expect([await sweep(30), await sweep(1)]).toEqual([1, 0])
})
