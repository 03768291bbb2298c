import { newPerson } from '../../fixtures/people/person.ts'
import { expect, signIn, siteOf, test } from '../../fixtures/test.ts'
import { caption, listen, openUpload, removeRecording, sampleLesson } from './record-lesson.ts'
import { toneInMp3, toneInWav, toVtt } from './silent-recording.ts'

const SECONDS = 6

const FORMATS = [
  { code: 'IC0118', name: 'lesson.wav', mimeType: 'audio/wav', buffer: toneInWav(SECONDS) },
  { code: 'IC0120', name: 'lesson.mp3', mimeType: 'audio/mpeg', buffer: toneInMp3(SECONDS) },
]

for (const { code, ...file } of FORMATS) {
  test(`${file.name} plays to its end, and the captions follow`, async ({ page, anotherPerson }) => {
    test.slow()
    const staff = await anotherPerson('admin')
    const site = siteOf('oncall')
    const { id, title, first, second } = await sampleLesson(staff, site, code)
    const dialog = await openUpload(staff, site, { code, title })
    await dialog.getByLabel('Recording').setInputFiles(file)
    const captions = { name: 'lesson.vtt', mimeType: 'text/vtt' }
    await dialog
      .getByLabel('Captions')
      .setInputFiles({ ...captions, buffer: Buffer.from(toVtt([first, second], SECONDS)) })
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog).toHaveCount(0)

    const { email, password } = await newPerson()
    await signIn(page, email, 'oncall', password)
    await page.goto(`/modules/${code}?lesson=${id}`)
    await expect(listen(page)).toHaveText(/\(0:06, /)
    await listen(page).click()
    await expect(caption(page)).toHaveText(first)
    await expect(page.getByText('0:01 of 0:06')).toBeVisible()
    // Nothing is pressed: the browser decodes the file, and its clock moves the captions.
    await expect(caption(page)).toHaveText(second)
    await expect(page.getByText('0:05 of 0:06')).toBeVisible()
    await expect(listen(page)).toBeVisible()

    await removeRecording(staff, site, code)
  })
}
