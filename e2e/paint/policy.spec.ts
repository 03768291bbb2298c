import { expect, test } from '../fixtures/test.ts'

/** A rendered page, one for the browser to render, one that is guarded, two that are not there, the one without a network. */
const DOCUMENTS = ['/', '/blog', '/dashboard', '/nowhere', '/blog/no-such-post', '/offline.html']

test('serves every kind of document under a policy that allows nothing unsafe', async ({ page, watched }) => {
  watched.allow(/^404 GET/)
  for (const path of DOCUMENTS)
    await test.step(path, async () => {
      const answer = await page.goto(path)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("worker-src 'self'")
      // Imported courses have an origin each, which differ in their first label only.
      const withoutFrames = policy.replace(/frame-src http:\/\/\*\.packages\.localhost:\d+;/, '')
      expect(withoutFrames).not.toMatch(/unsafe|\*|https?:/)
      await expect(page.locator('#root')).toHaveAttribute('data-ready')
    })
  expect(watched.troubles()).toEqual([])
})

test('reports a violation of the policy', async ({ page, watched }) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red">red</p>')
  })
  await expect.poll(() => watched.troubles().join()).toContain('against the policy: style-src-attr')
  watched.allow(/policy|style/i)
})
