import { openTestApp, type TestApp } from '../testing/test-app.ts'

const NOW = new Date('2026-11-22T15:00:00Z')

async function answerOf(test: TestApp, host: string): Promise<string> {
  const answer = await test.app.inject({ url: '/.well-known/security.txt', headers: { host } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  return answer.body
}

it("names each tenant's support, for half a year", async () => {
  const test = await openTestApp({ services: { now: () => NOW } })
  try {
    const text = await answerOf(test, 'localhost')
    expect(text).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+\nExpires: 2027-05-21T00:00:00\.000Z\n/)
    expect(await answerOf(test, 'trinova.localhost')).not.toBe(text)
  } finally {
    await test.close()
  }
})

it('names the configured address instead', async () => {
  const test = await openTestApp({ config: { securityContact: 'https://security.example/report' } })
  try {
    expect(await answerOf(test, 'localhost')).toContain('Contact: https://security.example/report\n')
  } finally {
    await test.close()
  }
})
