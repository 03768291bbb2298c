import { bootRelease } from '../testing/boot-fixture.ts'
import { suspectsOfRelease } from './suspects-of-release.ts'

function suspects() {
  const added: string[] = []
  return {
    added,
    files: { add: (url: string) => void added.push(url), recheck: jest.fn(async () => undefined) },
  }
}

it('suspects every script of a release of ES modules: none of them has a tag that failed', async () => {
  const { added, files } = suspects()
  const release = bootRelease({ format: 'module' })
  await suspectsOfRelease(release, files).recheck()
  expect(added).toEqual([
    `http://localhost${release.base}entry.js`,
    `http://localhost${release.base}progress.js`,
  ])
  expect(files.recheck).toHaveBeenCalledTimes(1)
})

it('leaves a release of classic scripts to the tags', async () => {
  const { added, files } = suspects()
  await suspectsOfRelease(bootRelease(), files).recheck()
  expect(added).toEqual([])
})
