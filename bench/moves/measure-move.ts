import type { Browser, Page } from '@playwright/test'
import { slowPhone } from '../loads/measure-load.ts'

/**
 * `at once`: as soon as the page is interactive. `idle`: two seconds later. `seen before`: the visitor was on the other
 * page and came back.
 */
export type MoveKind = 'at once' | 'idle' | 'seen before'

export interface Move {
  readonly from: string
  readonly to: string
  readonly kind: MoveKind
  /** How long the pointer rests on the link before the click. */
  readonly intentMs: number
}

declare global {
  interface Window {
    moved?: Promise<number> | undefined
  }
}

const IDLE_MS = 2_000

/** Milliseconds from the click on a visible link to the paint of the other page's title, in a new browser profile. */
export async function measureMove(browser: Browser, siteUrl: string, move: Move): Promise<number> {
  const { context, page } = await slowPhone(browser)
  try {
    await page.goto(siteUrl + move.from, { waitUntil: 'commit', timeout: 60_000 })
    // Before hydration, a link causes a full page load.
    await page.locator('#root[data-ready]').waitFor()
    if (move.kind === 'seen before') {
      await follow(page, move)
      await page.goBack()
      await page.locator(`main a[href="${move.to}"]`).first().waitFor()
    }
    if (move.kind !== 'at once') await page.waitForTimeout(IDLE_MS)
    return await follow(page, move)
  } finally {
    await context.close()
  }
}

async function follow(page: Page, { from, to, intentMs }: Move): Promise<number> {
  const link = page.locator(`main a[href="${to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error(`${from} has no link to ${to} on the screen.`)
  await watchMove(page)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  if (intentMs > 0) await page.waitForTimeout(intentMs)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.moved !== undefined, undefined, { polling: 50 })
  return page.evaluate(() => window.moved ?? Promise.resolve(Number.NaN))
}

async function watchMove(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.moved = undefined
    const title = () =>
      [...document.querySelectorAll<HTMLElement>('main h1')].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )?.textContent ?? ''
    const before = title()
    const painted = (clickedAt: number) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const now = title()
          if (now === '' || now === before) return void requestAnimationFrame(look)
          // The frame that shows the title ends when the next frame starts.
          requestAnimationFrame((at) => resolve(at - clickedAt))
        }
        requestAnimationFrame(look)
      })
    const onClick = ({ timeStamp }: Event) => {
      window.moved = painted(timeStamp)
    }
    document.addEventListener('click', onClick, { capture: true, once: true })
  })
}
