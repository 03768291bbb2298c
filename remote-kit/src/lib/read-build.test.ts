import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFixture } from './testing/build-fixture.ts'
import { readBuild } from './read-build.ts'

test('it reads every file of a build, with what the build compressed', async () => {
  const { folder, manifest } = await buildFixture()
  const build = await readBuild(folder)
  expect(build.manifest).toEqual(manifest)
  expect(build.files.map(({ file, brotli }) => [file, brotli !== null])).toEqual([
    ['entry.js', false],
    ['page.js', true],
    ['page.css', false],
  ])
})

test('it says when there is no build', async () => {
  const { folder } = await buildFixture()
  await rm(join(folder, 'release.json'))
  await expect(readBuild(folder)).rejects.toThrow('has no release.json. Build the remote first.')
})

test('it names a listed file that is missing', async () => {
  const { folder } = await buildFixture()
  await rm(join(folder, 'page.js'))
  await expect(readBuild(folder)).rejects.toThrow('page.js is listed in release.json but missing from')
})

test('it names a file that was changed after the build', async () => {
  const { folder } = await buildFixture()
  await writeFile(join(folder, 'entry.js'), 'var remote_learner = 666')
  await expect(readBuild(folder)).rejects.toThrow('entry.js was changed after the build')
})

test('it notices a listing that was changed after the build', async () => {
  const { folder, manifest } = await buildFixture()
  const listing = { ...manifest.listing, contract: '^9.0.0' }
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...manifest, listing }))
  await expect(readBuild(folder)).rejects.toThrow('release.json was changed after the build')
})

test('it names the fields of a listing that do not match the contract', async () => {
  const { folder, manifest } = await buildFixture()
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...manifest, version: 'new' }))
  await expect(readBuild(folder)).rejects.toThrow(/is not valid:\s+version/)
})
