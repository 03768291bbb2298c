import type { Page } from '@playwright/test'
import { test } from '../../federation/federation-test.ts'
import { newPerson } from '../../fixtures/people/person.ts'
import { signInAt } from '../../fixtures/people/sign-in.ts'
import { expect } from '../../fixtures/test.ts'
import {
  caption,
  listen,
  openUpload,
  removeRecording,
  sampleLesson,
  type SampleLesson,
} from './record-lesson.ts'
import { silence, toVtt } from './silent-recording.ts'

test.use({ serviceWorkers: 'allow' })

const CODE = 'IC0117'
const PHONE = { width: 390, height: 844 }
const SECONDS = 20

/** Replaces what an earlier run left. The first captions have a fault, which is named by its line. */
async function upload(page: Page, url: string, { title, first, second }: SampleLesson): Promise<void> {
  const dialog = await openUpload(page, url, { code: CODE, title })
  const audio = { name: 'lesson.wav', mimeType: 'audio/wav', buffer: silence(SECONDS) }
  await dialog.getByLabel('Recording').setInputFiles(audio)
  const captions = toVtt([first, second], SECONDS)
  const choose = (text: string) =>
    dialog
      .getByLabel('Captions')
      .setInputFiles({ name: 'lesson.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) })
  await choose(captions.replace('-->', '->'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog.getByText(/^Line 4: /)).toBeVisible()
  await choose(captions)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()
}

/** The text that the browser highlights. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('lesson-line') ?? [])].map((range) => (range as Range).toString()).join(''),
  )

test('staff upload the recording of a lesson; learners hear it with captions, also in airplane mode', async ({
  page,
  context,
  network,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_|Failed to fetch|504|503|422|fetch/)
  const staff = await context.newPage()
  await signInAt(staff, network.url, 'admin@oncall.test', {})
  const sample = await sampleLesson(staff, network.url, CODE)
  await upload(staff, network.url, sample)
  await staff.context().clearCookies()

  const { email, password } = await newPerson()
  await signInAt(page, network.url, email, { password })
  await page.setViewportSize(PHONE)
  await page.goto(`${network.url}/modules/${CODE}?lesson=${sample.id}`)
  await expect(listen(page)).toHaveText(/\(0:20, 320 kB\)/)
  await listen(page).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(caption(page)).toHaveText(sample.first)
  await page.getByRole('button', { name: 'Caption forward' }).click()
  await expect(caption(page)).toHaveText(sample.second)
  await expect.poll(() => highlighted(page)).toContain(sample.second.slice(0, 20))
  // One row, with the choices behind a button, leaves the window to the lesson.
  await page.getByRole('button', { name: 'Pause' }).click()
  const bar = await page.getByRole('group', { name: 'Read aloud' }).boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(64)
  await page.getByText('Transcript').click()
  await expect(page.locator('details').getByText(sample.second)).toBeVisible()

  const panel = page.getByRole('region', { name: 'Use offline' })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await panel.getByRole('button', { name: 'Download for offline use' }).click()
  await expect(panel.getByText('Recordings of the lessons are 320 kB of it.')).toBeVisible()
  await panel.getByRole('button', { name: /^Download [\d.,]+ (kB|MB)$/ }).click()
  await expect(panel.getByText(/^Ready for offline use\./).first()).toBeVisible({ timeout: 30_000 })
  network.break(/./, 'cut')
  await context.setOffline(true)
  const away = await context.newPage()
  await away.goto(`${network.url}/modules/${CODE}?lesson=${sample.id}`)
  await listen(away).click()
  await expect(away.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(caption(away)).toHaveText(sample.first)

  network.heal()
  await context.setOffline(false)
  await away.close()
  await signInAt(staff, network.url, 'admin@oncall.test', {})
  await removeRecording(staff, network.url, CODE)
})

test('a lesson without a recording is read aloud by the browser, with the same choices in the next lesson', async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    // The engine and its voices belong to the device. It never finishes a sentence by itself here.
    const utterances: SpeechSynthesisUtterance[] = []
    const voices = ['Ava', 'Tom'].map((name) => ({
      ...{ name, voiceURI: name, lang: 'en-US', localService: true, default: false },
    }))
    class Utterance extends EventTarget {
      voice = null
      lang = ''
      rate = 1
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const engine = Object.assign(new EventTarget(), {
      ...{ speaking: false, pending: false, paused: false },
      getVoices: () => voices,
      speak: (utterance: SpeechSynthesisUtterance) => utterances.push(utterance),
      ...{ cancel: () => undefined, resume: () => undefined },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: engine })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, utterances })
  })
  const last = () =>
    page.evaluate(() => {
      const { utterances } = window as unknown as { utterances: SpeechSynthesisUtterance[] }
      const { text = '', rate, voice } = utterances.at(-1) ?? {}
      return { text, rate, voice: voice?.name }
    })
  const { email, password } = await newPerson()
  await signInAt(page, network.url, email, { password })
  await page.setViewportSize(PHONE)
  await page.goto(`${network.url}/modules/IC0116`)
  await listen(page).click()
  await expect.poll(async () => (await last()).voice).toBe('Ava')
  await page.getByRole('button', { name: 'Sentence forward' }).click()
  await expect(caption(page)).toHaveText((await last()).text)
  await expect.poll(() => highlighted(page)).not.toBe('')
  await page.getByRole('button', { name: 'Voice and captions' }).click()
  await page.getByLabel('Speed').selectOption('1.5')
  await page.getByLabel('Voice', { exact: true }).selectOption('Tom')
  await page.getByLabel('Show captions').uncheck()

  await page.getByRole('button', { name: /^Lesson 1 of/ }).click()
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('link').nth(1).click()
  await expect(page.getByRole('button', { name: /^Lesson 2 of/ })).toBeVisible()
  await listen(page).click()
  await expect.poll(last).toMatchObject({ rate: 1.5, voice: 'Tom' })
  await expect(caption(page)).toHaveCount(0)
})
