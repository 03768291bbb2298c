import type { Response } from '@playwright/test'
import { expect, test } from './federation-test.ts'

const appended = (body: Buffer) => ({ body: `${body.toString()}\n;globalThis.tampered = true` })
const restyled = (body: Buffer) => ({
  body: `${body.toString()}\nbody { outline: 7px solid red !important }`,
})

async function expectReported(report: Response, expected: Record<string, unknown>): Promise<void> {
  expect(report.request().postDataJSON()).toMatchObject(expected)
  expect(report.status()).toBe(204)
}

test.describe('a file that was changed in transit', () => {
  for (const [name, file] of [
    ['the entry', /^\/releases\/learner\/.*\/remoteEntry/],
    ['the exposed module', /^\/releases\/learner\/.*\/app[.-](.*\.)?js/],
    ['the page', /^\/releases\/learner\/.*\/progress[.-](.*\.)?js/],
    ['a chunk of the shell', /^\/shell\/state/],
  ] as const)
    test(`never runs when it is ${name}`, async ({ page, network }) => {
      network.break(file, appended)
      const report = page.waitForResponse(/\/api\/reports$/)
      await page.goto(`${network.url}/progress`)
      await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown' })).toContainText(
        'Its files do not match the published version',
      )
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
      await expect(page.getByRole('banner')).toBeVisible()
      await expectReported(await report, { remote: 'learner', phase: 'integrity', path: '/progress' })
    })

  test('never styles the page when it is a stylesheet of a remote', async ({ page, network }) => {
    network.break(/^\/releases\/learner\/.*\.css/, restyled)
    const report = page.waitForResponse(/\/api\/reports$/)
    await page.goto(`${network.url}/progress`)
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px')
    await expectReported(await report, { remote: 'learner', phase: 'integrity', path: '/progress' })
  })
})

test('never requests a script that no release lists, and reports it to the registry', async ({
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
  await expectReported(await report, { remote: 'learner', version: '9.9.9-000000000000', phase: 'integrity' })
  expect(network.requestedPaths().filter((path) => path.includes('evil.js'))).toEqual([])
})

const WAYS = [
  'append',
  'prepend',
  'replaceChildren',
  'before',
  'after',
  'replaceWith',
  'insertAdjacentElement',
]

test('never requests an unlisted script or stylesheet, however it is added to the document', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/`)
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  const outcomes = await page.evaluate(
    (ways) =>
      Promise.all(
        ways.flatMap((way) =>
          ['script', 'link'].map((tag) => {
            const url = `/releases/learner/9.9.9-000000000000/evil-${way}.${tag}`
            const element = document.createElement(tag)
            Object.assign(element, tag === 'link' ? { rel: 'stylesheet', href: url } : { src: url })
            const place = document.body.appendChild(document.createElement('div'))
            const insert = (place as unknown as Record<string, (...given: unknown[]) => void>)[way]
            return new Promise<string>((resolve) => {
              element.onerror = () => resolve(`${way} ${element.isConnected ? 'loads' : 'refuses'} ${tag}`)
              insert?.apply(place, way === 'insertAdjacentElement' ? ['beforeend', element] : [element])
            })
          }),
        ),
      ),
    WAYS,
  )
  expect(outcomes).toEqual(WAYS.flatMap((way) => [`${way} refuses script`, `${way} refuses link`]))
  expect(network.requestedPaths().filter((path) => path.includes('evil'))).toEqual([])
})

test('has the browser block a script that gets its URL in the document', async ({ page, network }) => {
  await page.goto(`${network.url}/`)
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  const outcome = await page.evaluate(async () => {
    // A real file of this site, so that nothing but the policy is in its way.
    const [known] = [...document.scripts].filter(({ src }) => src)
    const script = document.head.appendChild(document.createElement('script'))
    return new Promise((resolve) => {
      script.onerror = () => resolve('refused')
      script.onload = () => resolve('loaded')
      script.src = `${known?.src}?again`
    })
  })
  expect(outcome).toBe('refused')
  expect(network.requestedPaths().filter((path) => path.endsWith('?again'))).toEqual([])
})
