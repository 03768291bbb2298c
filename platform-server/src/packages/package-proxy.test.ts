import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CoursePackage, PACKAGE_LIMITS } from '@platform/shared-contracts/http'
import { manifest12, zipOf } from '../testing/courses/course-archives.ts'
import { type Nginx, startNginx } from '../testing/nginx.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const MB = 1024 * 1024
const staff = as({ role: 'admin', email: 'admin@oncall.test' })

let server: TestApp
let edge: Nginx
beforeAll(async () => {
  server = await openTestApp({ authenticate: byTestHeader, config: { trustProxy: '127.0.0.1' } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  edge = await startNginx(`127.0.0.1:${(server.app.server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await edge.stop()
  await server.close()
})

function upload(file: Uint8Array, path = '/api/admin/packages') {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(file)], 'course.zip', { type: 'application/zip' }))
  return fetch(edge.url + path, { method: 'POST', headers: staff, body })
}

it('takes a package of more than 25 MB through the proxy, and nothing else of that size', async () => {
  const video = randomBytes(30 * MB)
  const archive = await zipOf({ 'imsmanifest.xml': manifest12(), 'index.html': '<p>', 'video.mp4': video })
  const made = await upload(archive)
  expect(made.status).toBe(201)
  expect(CoursePackage.parse(await made.json()).sizeBytes).toBeGreaterThan(30 * MB)
  expect((await upload(archive, '/api/uploads')).status).toBe(413)
})

it('lets the server say that an archive is too large, in words', async () => {
  const answer = await upload(new Uint8Array(PACKAGE_LIMITS.archiveBytes + 1))
  expect([answer.status, (await answer.json()).message]).toEqual([413, 'The archive must be under 100 MB.'])
})

/** `fetch` sends no Host of its own. */
function at(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(edge.url + path, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

it('leads the hosts of packages to the server, where nothing of the platform is', async () => {
  expect(await at('p1.packages.localhost', '/package-content/-/scorm-player.js')).toBe(200)
  expect(await at('p1.packages.localhost', '/api/modules')).toBe(421)
  expect(await at('localhost', '/api/modules')).toBe(200)
})
