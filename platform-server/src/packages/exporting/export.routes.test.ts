import { CoursePackage, ExportedCourse } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { quizQuestions } from '../../domain/courses/quiz-source.ts'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { ask } from '../../testing/people.ts'
import { testBuild, writeBuild } from '../../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sendFile } from '../../testing/upload-form.ts'
import { readArchive } from './testing/read-archive.ts'

const page = JSON.stringify({ script: 'void "the course"', style: '.page{}' })
const admin = as({ role: 'admin', email: 'admin@oncall.test' })

let test: TestApp
beforeAll(async () => {
  const learner = testBuild({ id: 'learner', files: { 'standalone.json': page } })
  test = await openTestApp({ authenticate: byTestHeader, config: { releaseImport: [writeBuild(learner)] } })
})
afterAll(() => test.close())

let calls = 0
const nextAddress = () => `192.0.2.${(calls += 1)}`
const exported = (code: string, query: string, headers: Record<string, string> = admin) =>
  ask(test, `/admin/modules/${code}/package?${query}`, { headers, address: nextAddress() })
const fileOf = async (code: string, query: string) => readArchive((await exported(code, query)).rawPayload)
const courseOf = (files: ReadonlyMap<string, string>) =>
  ExportedCourse.parse(
    JSON.parse(/id="course">(.+?)<\/script>/s.exec(files.get('index.html') ?? '')?.[1] ?? ''),
  )

it.each(CORE_MODULES.flatMap(({ code }) => [`${code} cmi5 en`, `${code} scorm12 en`, `${code} cmi5 es`]))(
  'exports %s as a package that can be imported again',
  async (name) => {
    const [code = '', standard = '', language = ''] = name.split(' ')
    const answer = await exported(code, `standard=${standard}&language=${language}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    const course = courseOf(await readArchive(answer.rawPayload))
    const file = answer.rawPayload
    const made = await sendFile(test, {
      url: '/admin/packages',
      headers: admin,
      file,
      address: nextAddress(),
    })
    expect(CoursePackage.parse(made.json())).toMatchObject({
      kind: standard,
      title: course.title,
      unitCount: 1,
    })
    expect([
      course.language,
      course.quiz.length,
      course.lessons.every(({ check }) => check.length > 0),
    ]).toEqual([language, 10, true])
  },
)

it('contains the page of the release that runs, the theme of the tenant, and every file that its manifest lists', async () => {
  const files = await fileOf('IC0110', 'standard=scorm12')
  expect([...files.keys()]).toEqual(['imsmanifest.xml', 'index.html', 'page.css', 'page.js'])
  expect(files.get('page.js')).toBe('void "the course"')
  expect(files.get('index.html')).toContain('--color-primary:')
  for (const name of ['index.html', 'page.css', 'page.js'])
    expect(files.get('imsmanifest.xml')).toContain(`<file href="${name}"/>`)
})

it('shows the same ten questions of the pool in every package, so that not all keys leave', async () => {
  const ids = async (query: string) =>
    courseOf(await fileOf('IC0112', query)).quiz.map(({ question }) => question.id)
  const first = await ids('standard=cmi5')
  expect(await ids('standard=cmi5')).toEqual(first)
  expect((await ids('standard=scorm12&language=es')).toSorted()).toEqual(first.toSorted())
  expect(new Set(first).size).toBe(10)
  expect(quizQuestions('IC0112').length).toBeGreaterThanOrEqual(20)
})

it('is for staff, is recorded, and says what is missing', async () => {
  const query = 'standard=cmi5'
  expect((await exported('IC0110', query, {})).statusCode).toBe(401)
  expect((await exported('IC0110', query, as({ role: 'user', isSubscribed: true }))).statusCode).toBe(403)
  expect((await exported('IC9999', query)).statusCode).toBe(404)
  expect((await exported('IC0110', 'standard=aicc')).statusCode).toBe(400)
  await exported('IC0111', query)
  const entries = await test.services.database.withPlatform((tx) => tx.select().from(auditEntries))
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'package.export',
      subject: 'module/IC0111',
      actor: 'admin@oncall.test',
    }),
  )
})

it('refuses while the release of the learner pages has no page for packages', async () => {
  const older = await openTestApp({
    authenticate: byTestHeader,
    config: { releaseImport: [writeBuild(testBuild())] },
  })
  const answer = await ask(older, '/admin/modules/IC0110/package?standard=cmi5', { headers: admin })
  await older.close()
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'no-export-player'])
})
