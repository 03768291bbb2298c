import type { Page } from '@playwright/test'

/** What a user in front of the screen can see. */
export interface Observation {
  readonly sees: string
  /** Whether the header is there and another team's page opens from it, without a reload. */
  readonly goesOn: 'yes' | 'yes, in a new document' | 'only after a reload' | 'no'
  /** Whether the fault is reported to the operators. */
  readonly isReported: boolean
  /** What happened that must not. */
  readonly harm?: string
}

const TEXT_MAX = 110

/** The visible text of the main area; a blank page is described as such. */
export async function visibleText(page: Page): Promise<string> {
  const area = page.locator('main')
  const isThere = (await area.count()) > 0
  const text = (isThere ? await area.first().innerText() : await page.locator('body').innerText())
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!isThere && text === '') return 'a blank page, no header'
  if (text === '') return 'header, nothing below it'
  return `"${text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}...` : text}"`
}

/** Tries what a user would try: another page through the header, then its address. */
export async function goesOn(
  page: Page,
  visit: () => Promise<void>,
  isThere: () => Promise<void>,
  reload: () => Promise<void>,
): Promise<Observation['goesOn']> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true })).catch(() => undefined)
  const arrived = await visit()
    .then(isThere)
    .then(
      () => true,
      () => false,
    )
  if (arrived) return (await page.evaluate(() => 'sameDocument' in window)) ? 'yes' : 'yes, in a new document'
  return reload()
    .then(isThere)
    .then(
      () => 'only after a reload',
      () => 'no',
    )
}

/** Appends code that the user does not notice but the browser runs. */
export const withInjectedCode = (body: Buffer) => ({
  body: `${body.toString()}\n;globalThis.tampered = true`,
})
export const restyled = (body: Buffer) => ({
  body: `${body.toString()}\nbody { outline: 7px solid red !important }`,
})
export const serverError = () => ({ status: 500, type: 'text/plain', body: 'Internal Server Error' })
export const notFound = () => ({ status: 404, type: 'text/plain', body: 'Not found' })
export const htmlPage = () => ({ type: 'text/html', body: '<!doctype html><title>Proxy</title>Sign in' })
export const SLOW = { delayMs: 12_000 }

/** Longer than any page here takes to settle. */
const SETTLE_MS = 4_000

export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined)
  // Wait for the render after the last response.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500))).catch(() => undefined)
}

export async function harmOn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    if ('tampered' in globalThis) return 'the changed code runs'
    return getComputedStyle(document.body).outlineWidth === '7px' ? 'the changed style applies' : undefined
  })
}
