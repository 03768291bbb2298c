import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { ROOT } from '../run/paths.ts'
import { asWebp } from './as-webp.ts'

/**
 * Takes the pictures of the product for the public pages from a product that runs with the demo data:
 *
 *     node scripts/pictures/take-pictures.ts http://localhost:8080
 *
 * Each look has its own folder, named by the tenant's slug; each picture is 1200 by 750, and 640 wide for phones. The lesson
 * and the hours of a professional are also taken in Spanish; staff's screens are in English, and a certificate is in the
 * language of its training.
 */
const LOOKS = [
  { slug: 'oncall', host: 'localhost', domain: 'oncall.test' },
  { slug: 'trinova', host: 'trinova.localhost', domain: 'trinova.test' },
] as const
type Look = (typeof LOOKS)[number]

const FOLDER = join(ROOT, 'platform-server/src/drawings/product')
const PASSWORD = 'Training2025!'
const SIZE = { width: 1200, height: 750 }
const WIDTHS = [640, 1200] as const
/** No one may take the picture of a certificate for one. */
const MARKS: Readonly<Record<string, string>> = { certificate: 'SAMPLE' }

const [address = 'http://localhost:8080'] = process.argv.slice(2)
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
})
for (const look of LOOKS) await takeLook(browser, look)
await browser.close()

async function takeLook(from: Browser, look: Look): Promise<void> {
  const url = new URL(address)
  url.hostname = look.host
  const context = await from.newContext({
    viewport: SIZE,
    baseURL: url.origin,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  })
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'))
  const page = await context.newPage()
  await logIn(page, `subscriber@${look.domain}`)
  await page.goto('/modules/IC0112')
  await page
    .getByRole('navigation', { name: 'Lessons' })
    .getByRole('link', { name: /Guardrails/ })
    .click()
  await showAt(page.locator('figure').first(), 190)
  await save(page, look, { name: 'lesson', picture: await shot(page) })
  await page.getByRole('link', { name: 'Español' }).click()
  // The lesson is read again in its language, and the page is as long as before only then.
  await page.getByRole('figure').filter({ hasText: 'Alturas sobre el piso' }).waitFor()
  await showAt(page.locator('figure').first(), 190)
  await save(page, look, { name: 'lesson-es', picture: await shot(page) })
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('figure').filter({ hasText: 'Heights' }).waitFor()
  await page.goto('/certificates')
  await save(page, look, { name: 'certificate', picture: await certificate(page) })
  await page.goto('/consultations')
  await takeHours(page, look, { name: 'hours', title: 'Available times' })
  await page.getByRole('link', { name: 'Español' }).click()
  await takeHours(page, look, { name: 'hours-es', title: 'Horas disponibles' })
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('region', { name: 'Available times' }).waitFor()
  await page.evaluate(() => localStorage.clear())
  await logIn(page, `super@${look.domain}`)
  await page.goto('/manager')
  await page.getByRole('rowheader').first().waitFor()
  await showAt(page.getByRole('grid'), 180)
  await save(page, look, { name: 'matrix', picture: await shot(page) })
  await context.close()
}

/** Of the first week with times to book. */
async function takeHours(
  page: Page,
  look: Look,
  { name, title }: Record<'name' | 'title', string>,
): Promise<void> {
  const calendar = page.getByRole('region', { name: title })
  await calendar.getByRole('button').nth(4).waitFor()
  await showAt(calendar, 290)
  await save(page, look, { name, picture: await shot(page) })
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((now) => now.pathname !== '/login')
}

/** Scrolls until it is so many pixels below the top of the window. */
function showAt(part: Locator, below: number): Promise<void> {
  return part.evaluate((element, top) => window.scrollBy(0, element.getBoundingClientRect().top - top), below)
}

async function shot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  return page.screenshot({ type: 'png' })
}

/** The picture that the holder of a certificate can store on a phone. */
async function certificate(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    const list = (await (await fetch('/api/certificates', { headers })).json()) as readonly { id: string }[]
    const answer = await fetch(`/api/certificates/${list[0]?.id}/image`, { headers })
    return [...new Uint8Array(await answer.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

interface Picture {
  readonly name: string
  readonly picture: Buffer
}

async function save(page: Page, { slug }: Look, { name, picture }: Picture): Promise<void> {
  const folder = join(FOLDER, slug)
  await mkdir(folder, { recursive: true })
  for (const width of WIDTHS) {
    const height = Math.round((width * SIZE.height) / SIZE.width)
    const file = await asWebp(page, picture, { width, height, mark: MARKS[name] ?? '' })
    await writeFile(join(folder, `${name}-${width}.webp`), file)
  }
}
