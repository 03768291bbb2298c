import { brotliCompressSync } from 'node:zlib'
import { byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import {
  deploy,
  deployToken,
  startUpload,
  type TestBuild,
  testBuild,
  uploadFiles,
} from '../testing/release-builds.ts'
import { digestOf } from '../domain/releases/staging.ts'

let server: TestApp
let team: Record<string, string>

beforeAll(async () => {
  server = await openTestApp({ authenticate: byTestHeader })
  team = { authorization: `Bearer ${await deployToken(server.app, 'learner', ['learner'])}` }
})
afterAll(() => server.close())

const start = (build: TestBuild, headers = team) => startUpload(server.app, headers, build)
const entryOf = ({ ref }: TestBuild) => server.app.inject({ url: `/releases/learner/${ref}/entry.js` })
const stableNow = async () => {
  const status = await server.app.inject({ url: '/api/registry/remotes', headers: team })
  return status.json<{ remotes: { channels: Record<string, string> }[] }>().remotes[0]?.channels['stable']
}

describe('a deploy', () => {
  const build = testBuild()

  test('it names the files to send, then registers the release and moves the channel', async () => {
    expect((await start(build)).json()).toEqual({ release: build.ref, missing: ['entry.js', 'page.css'] })
    expect((await entryOf(build)).statusCode).toBe(404)
    const answer = await deploy(server.app, team, build)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ remote: 'learner', release: build.ref, previous: null, moved: true })
    expect((await entryOf(build)).body).toBe(build.files['entry.js'])
    expect(await stableNow()).toBe(build.ref)
  })

  test('it changes nothing when it is run again', async () => {
    expect((await start(build)).json()).toEqual({ release: build.ref, missing: [] })
    const again = await deploy(server.app, team, build)
    expect(again.json()).toMatchObject({ previous: build.ref, moved: false })
    const history = await server.app.inject({ url: '/api/registry/remotes/learner/history', headers: team })
    expect(
      history.json<{ slot: string; actor: string }[]>().map(({ slot, actor }) => `${actor} ${slot}`),
    ).toEqual(['team learner channel/stable', `team learner release/${build.ref}`])
  })

  test('it leaves the old release serving when it is cut off before its end', async () => {
    const next = testBuild({ version: '1.1.0' })
    await uploadFiles(server.app, team, next)
    expect(await stableNow()).toBe(build.ref)
    expect((await entryOf(next)).statusCode).toBe(404)
  })

  test('it is refused as a whole while a file is missing, and names the file', async () => {
    const next = testBuild({ version: '1.2.0' })
    const payload = { manifest: next.manifest, channel: 'stable', reason: 'Too early' }
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/registry/releases',
      headers: team,
      payload,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'files',
      message: expect.stringContaining('file entry.js is missing'),
    })
    expect(await stableNow()).toBe(build.ref)
  })

  test('it registers without moving anything when no channel is named', async () => {
    const next = testBuild({ version: '1.3.0' })
    expect((await deploy(server.app, team, next, { channel: null })).json()).toMatchObject({
      moved: false,
      previous: null,
    })
    expect(await stableNow()).toBe(build.ref)
    expect((await entryOf(next)).statusCode).toBe(200)
  })
})

test('deploys at once of two teams, and of one build twice, all arrive', async () => {
  const headers = { authorization: `Bearer ${await deployToken(server.app, 'yard', ['yard'])}` }
  const [mine, theirs] = [testBuild({ version: '1.4.0' }), testBuild({ id: 'yard' })]
  const answers = await Promise.all([
    deploy(server.app, team, mine),
    deploy(server.app, headers, theirs),
    deploy(server.app, team, mine),
  ])
  // The second deploy of the same build may find its files used up: the kit then sends them again.
  const [first, other, again] = answers.map(({ statusCode }) => statusCode)
  expect(other).toBe(201)
  expect([first, again]).toContain(201)
  expect(await stableNow()).toBe(mine.ref)
  expect((await server.app.inject({ url: `/releases/yard/${theirs.ref}/entry.js` })).body).toBe(
    theirs.files['entry.js'],
  )
})

describe('an uploaded file', () => {
  const { manifest, files } = testBuild({ version: '2.0.0' })
  const [entry] = manifest.assets
  const put = (payload: Buffer, headers: Record<string, string> = {}, remote = 'learner') =>
    server.app.inject({
      method: 'PUT',
      url: `/api/registry/uploads/${remote}/${digestOf(entry!.integrity)}`,
      headers: { ...team, 'content-type': 'application/octet-stream', ...headers },
      payload,
    })

  test('it is refused when its bytes do not have the digest', async () => {
    expect((await put(Buffer.from('something else'))).statusCode).toBe(422)
  })
  test('it may come compressed, and is checked all the same', async () => {
    const brotli = { 'content-encoding': 'br' }
    expect((await put(brotliCompressSync('something else'), brotli)).statusCode).toBe(422)
    expect((await put(Buffer.from('not brotli'), brotli)).statusCode).toBe(422)
    expect((await put(brotliCompressSync(files['entry.js']!), brotli)).statusCode).toBe(204)
  })
  test('it is refused for a remote of another team', async () => {
    expect((await put(Buffer.from(files['entry.js']!), {}, 'admin')).statusCode).toBe(403)
  })
})

describe('a release that is not right', () => {
  test('it is refused when another remote has one of its paths, and says whose it is', async () => {
    const squatter = testBuild({ id: 'squatter', paths: ['/squatter', '/learner'] })
    const headers = { authorization: `Bearer ${await deployToken(server.app, 'squatter', ['squatter'])}` }
    const answer = await start(squatter, headers)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ message: '/learner is taken: remote learner answers /learner.' })
    expect((await deploy(server.app, headers, squatter)).statusCode).toBe(409)
  })
  test('it is refused when the server itself answers one of its paths, and says which', async () => {
    const answer = await start(testBuild({ version: '2.9.0', paths: ['/learner', '/releases/board'] }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'listing',
      message: 'route /releases/board is taken: the server itself answers /releases.',
    })
  })
  test('it is refused when its hash is not that of its content', async () => {
    const build = testBuild({ version: '3.0.0' })
    const forged = { ...build, manifest: { ...build.manifest, hash: '000000000000' } }
    expect((await start(forged)).json()).toMatchObject({ code: 'hash' })
  })
  test('it is refused when a page needs a file that is not listed', async () => {
    const build = testBuild({ version: '3.1.0' })
    const chunks = { '/learner': ['ghost.js'] }
    const answer = await start({ ...build, manifest: { ...build.manifest, chunks } })
    expect(answer.json()).toMatchObject({ code: 'assets', message: expect.stringContaining('ghost.js') })
  })
  test('it is refused when it was built against another contract, unless it goes ahead of the shell on purpose', async () => {
    const build = testBuild({ version: '4.0.0', contract: '^9.0.0' })
    const before = await stableNow()
    const refused = await deploy(server.app, team, build)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining(
        'learner 4.0.0 cannot run here: needs contract ^9.0.0, the shell offers',
      ),
    })
    expect(await stableNow()).toBe(before)
    expect((await deploy(server.app, team, build, { waitsForShell: true })).statusCode).toBe(201)
    const why = await server.app.inject({
      url: '/api/registry/remotes/learner/why?tenant=oncall',
      headers: team,
    })
    expect(why.json()).toMatchObject({
      release: before,
      why: expect.arrayContaining([expect.stringContaining('is skipped: needs contract ^9.0.0')]),
    })
  })
})
