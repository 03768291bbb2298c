import { rmSync } from 'node:fs'
import { buildFixture } from '../testing/build-fixture.ts'
import { readBuild } from '../read-build.ts'
import { startConformance } from './run-conformance.ts'

it('accepts a build that the server cannot render and says what that means', async () => {
  const { folder } = await buildFixture()
  const trial = startConformance()
  try {
    const report = await trial.run(await readBuild(folder), { dir: folder, withFaults: false })
    expect(report.findings.map(({ check }) => check)).not.toContain('server')
    expect(report.notes).toContainEqual(
      expect.stringContaining('the build has no server bundle, so only browsers render its pages'),
    )
  } finally {
    trial.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
