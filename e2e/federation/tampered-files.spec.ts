import type { Response } from '@playwright/test'
import { expect, test } from './federation-test.ts'

const appended = (body: Buffer) => ({ body: `${body.toString()}\n;globalThis.tampered = true` })
const restyled = (body: Buffer) => ({
  body: `${body.toString()}\nbody { outline: 7px solid red !important }`,
})

async function expectTold(report: Response, words: Record<string, unknown>): Promise<void> {
  expect(report.request().postDataJSON()).toMatchObject(words)
  expect(report.status()).toBe(204)
}

test.describe('a file that was changed on its way', () => {
  for (const [name, file] of [
    ['the entry', /^\/releases\/learner\/.*\/remoteEntry/],
    ['the exposed module', /^\/releases\/learner\/.*\/app[.-].*\.js/],
    ['the page', /^\/releases\/learner\/.*\/progress[.-].*\.js/],
    ['a chunk of the shell', /^\/shell\/state/],
  ] as const)
    test(`never runs when it is ${name}`, async ({ page, network }) => {
      network.break(file, appended)
      const report = page.waitForResponse(/\/api\/reports$/)
      await page.goto(`${network.url}/progress`)
      await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown' })).toContainText(
        'What arrived is not what was released',
      )
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
      await expect(page.getByRole('banner')).toBeVisible()
      await expectTold(await report, { remote: 'learner', phase: 'integrity', path: '/progress' })
    })

  test('never styles the page when it is a style of a remote', async ({ page, network }) => {
    network.break(/^\/releases\/learner\/.*\.css/, restyled)
    const report = page.waitForResponse(/\/api\/reports$/)
    await page.goto(`${network.url}/progress`)
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px')
    await expectTold(await report, { remote: 'learner', phase: 'integrity', path: '/progress' })
  })
})

test('a script that no release lists is never even asked for, and the registry hears of it', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/`)
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  const report = page.waitForResponse(/\/api\/reports$/)
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = '/releases/learner/9.9.9-000000000000/evil.js'
        script.onerror = () => resolve('refused')
        script.onload = () => resolve('loaded')
        document.head.appendChild(script)
      }),
  )
  expect(outcome).toBe('refused')
  await expectTold(await report, { remote: 'learner', version: '9.9.9-000000000000', phase: 'integrity' })
  expect(network.asked().filter((path) => path.includes('evil.js'))).toEqual([])
})
