import type { Browser, Page } from '@playwright/test'
import { slowPhone } from '../loads/measure-load.ts'

export interface Move {
  /** Rests on the link this long before the click. */
  readonly intentMs: number
  readonly from: string
  readonly to: string
}

declare global {
  interface Window {
    moved?: Promise<number>
  }
}

/** From the click until the title of the other page is painted, in milliseconds: its remote was never asked for before. */
export async function measureMove(
  browser: Browser,
  siteUrl: string,
  { from, to, intentMs }: Move,
): Promise<number> {
  const { context, page } = await slowPhone(browser)
  try {
    await page.goto(siteUrl + from, { waitUntil: 'networkidle', timeout: 60_000 })
    // Before that a link loads the other page anew.
    await page.locator('#root[data-ready]').waitFor()
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
    return await page.evaluate(() => window.moved ?? Promise.resolve(Number.NaN))
  } finally {
    await context.close()
  }
}

async function watchMove(page: Page): Promise<void> {
  await page.evaluate(() => {
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
          // The frame that shows it ends when the next one begins.
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
