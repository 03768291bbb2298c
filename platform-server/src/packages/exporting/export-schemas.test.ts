import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { ask } from '../../testing/people.ts'
import { testBuild, writeBuild } from '../../testing/release-builds.ts'
import { faultsOf } from '../../testing/schemas/validate-xml.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { readArchive } from './testing/read-archive.ts'

const page = JSON.stringify({ script: 'void "the course"', style: '.page{}' })

let test: TestApp
beforeAll(async () => {
  const learner = testBuild({ id: 'learner', files: { 'standalone.json': page } })
  test = await openTestApp({ authenticate: byTestHeader, config: { releaseImport: [writeBuild(learner)] } })
})
afterAll(() => test.close())

let calls = 0
async function described(code: string, standard: 'cmi5' | 'scorm12', language: string): Promise<string> {
  const answer = await ask(test, `/admin/modules/${code}/package?standard=${standard}&language=${language}`, {
    headers: as({ role: 'admin', email: 'admin@oncall.test' }),
    address: `192.0.2.${(calls += 1)}`,
  })
  const files = await readArchive(answer.rawPayload)
  return files.get(standard === 'cmi5' ? 'cmi5.xml' : 'imsmanifest.xml') ?? ''
}

const exports = CORE_MODULES.flatMap(({ code }) =>
  (['en', 'es'] as const).flatMap((language) => [
    { code, language, standard: 'scorm12' as const },
    { code, language, standard: 'cmi5' as const },
  ]),
)

it.each(exports)('$code in $language is valid in the schemas of $standard', async (wanted) => {
  const document = await described(wanted.code, wanted.standard, wanted.language)
  expect(document).toContain(wanted.code)
  expect(await faultsOf(document, wanted.standard)).toEqual([])
})

it('names the fault of a manifest without its organization, and of a course with a score in percent', async () => {
  const manifest = await described('IC0110', 'scorm12', 'en')
  const noOrganizations = manifest.replace(/<organizations[\s\S]+<\/organizations>/, '')
  expect(await faultsOf(noOrganizations, 'scorm12')).toEqual([expect.stringContaining('organizations')])
  const sco = manifest.replace('adlcp:scormtype="sco"', 'adlcp:scormtype="page"')
  expect((await faultsOf(sco, 'scorm12')).join()).toContain("not an element of the set {'asset', 'sco'}")
  const course = (await described('IC0110', 'cmi5', 'en')).replace('masteryScore="0.8"', 'masteryScore="80"')
  expect((await faultsOf(course, 'cmi5')).join()).toContain('masteryScore')
})
