import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { LessonBlock } from '@platform/shared-contracts/http'
import { ContentLanguage } from '../../../domain/content-language/content-language.tsx'
import { fakeSpeech } from '../../../testing/fake-speech.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { LessonBlocks } from '../lesson/lesson-blocks.tsx'
import { SynthesizedNarration } from './synthesized-narration.tsx'

const blocks: readonly LessonBlock[] = [
  { kind: 'heading', text: 'Shock' },
  { kind: 'paragraph', text: 'Guard live parts [1910.303(g)(2)(i)]. Is it wet?' },
  { kind: 'figure', name: 'nowhere', alt: 'A ladder against a wall.', caption: '' },
]
let speech: ReturnType<typeof fakeSpeech>
beforeEach(() => {
  speech = fakeSpeech([{ lang: 'en-GB' }, { lang: 'en-US', name: 'Ava' }, { lang: 'es-MX', name: 'Paulina' }])
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
})
afterEach(() => {
  speech.remove()
  jest.useRealTimers()
  localStorage.clear()
})

const open = (language: 'en' | 'es' = 'en', lesson: readonly LessonBlock[] = blocks) =>
  renderPage(() => (
    <ContentLanguage language={language}>
      <article>
        <SynthesizedNarration blocks={lesson} />
        <LessonBlocks blocks={lesson} />
      </article>
    </ContentLanguage>
  ))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const finish = () => act(async () => speech.finish())

test('says nothing until it is asked, then reads the lesson to its end and offers it again', async () => {
  open()
  expect(speech.utterances).toEqual([])
  await press('Listen to this lesson')
  for (const line of ['Shock', 'Guard live parts.', 'Is it wet?', 'Drawing: A ladder against a wall.']) {
    expect(speech.now()).toBe(line)
    await finish()
  }
  expect(speech.isSpeaking()).toBe(false)
  expect(screen.getByRole('button', { name: 'Listen to this lesson' })).toHaveFocus()
})

test('takes a voice of the Americas in the language of the lesson', async () => {
  open('es')
  await press('Listen to this lesson')
  expect(speech.utterances[0]).toMatchObject({ lang: 'es-MX', voice: { name: 'Paulina' } })
  // The page is English: its word for a drawing would be mispronounced.
  await press('Sentence forward')
  await press('Sentence forward')
  await press('Sentence forward')
  expect(speech.now()).toBe('A ladder against a wall.')
})

test('pauses, moves by sentences and goes on where it was', async () => {
  open()
  await press('Listen to this lesson')
  await press('Sentence forward')
  expect(speech.now()).toBe('Guard live parts.')
  await press('Pause')
  expect(speech.isSpeaking()).toBe(false)
  await press('Sentence forward')
  expect(speech.isSpeaking()).toBe(false)
  await press('Continue')
  expect(speech.now()).toBe('Is it wet?')
  await press('Sentence back')
  expect(speech.now()).toBe('Guard live parts.')
})

test('changes speed and voice at once', async () => {
  open()
  await press('Listen to this lesson')
  expect(screen.getByLabelText('Speed')).not.toBeVisible()
  await press('Voice and captions')
  await userEvent.selectOptions(screen.getByLabelText('Speed'), '1.5×')
  await userEvent.selectOptions(screen.getByLabelText('Voice'), 'en-GB')
  expect(speech.utterances.at(-1)).toMatchObject({ text: 'Shock', rate: 1.5, lang: 'en-GB' })
  await finish()
  expect(speech.utterances.at(-1)).toMatchObject({ text: 'Guard live parts.', rate: 1.5, lang: 'en-GB' })
})

test('keeps speed, voice and captions for the next lesson, also where the browser stores nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const next: readonly LessonBlock[] = [{ kind: 'paragraph', text: 'The next lesson.' }]
  renderPage(() => {
    const [lesson, setLesson] = useState(blocks)
    return (
      <article key={lesson.length}>
        <button onClick={() => setLesson(next)}>Next</button>
        <SynthesizedNarration blocks={lesson} />
      </article>
    )
  })
  await press('Listen to this lesson')
  await press('Voice and captions')
  await userEvent.selectOptions(screen.getByLabelText('Speed'), '2×')
  await userEvent.selectOptions(screen.getByLabelText('Voice'), 'en-GB')
  await userEvent.click(screen.getByLabelText('Show captions'))
  await press('Next')
  await press('Listen to this lesson')
  expect(speech.utterances.at(-1)).toMatchObject({ text: 'The next lesson.', rate: 2, lang: 'en-GB' })
  expect(screen.queryByText('The next lesson.')).toBeNull()
  jest.restoreAllMocks()
})

test('marks what is being read, shows it as a caption, and clears the mark at the end', async () => {
  const { container } = open()
  const marked = () => container.querySelector('[data-narrated]')
  await press('Listen to this lesson')
  expect(marked()).toHaveTextContent('Shock')
  await finish()
  expect(marked()).toHaveTextContent('Guard live parts')
  const caption = within(screen.getByRole('article')).getByText('Guard live parts.')
  expect(caption).toHaveAttribute('aria-hidden', 'true')
  await press('Stop')
  expect(marked()).toBeNull()
  expect(screen.getByRole('button', { name: 'Listen to this lesson' })).toHaveFocus()
})

test('speaks long sentences in parts, so that no engine falls silent in one', async () => {
  const long = `${'one two three four, '.repeat(30)}end.`
  open('en', [{ kind: 'paragraph', text: long }])
  await press('Listen to this lesson')
  while (speech.isSpeaking()) await finish()
  expect(Math.max(...speech.utterances.map(({ text }) => text.length))).toBeLessThanOrEqual(160)
  expect(speech.utterances.map(({ text }) => text).join(' ')).toBe(long)
})

test('stops when the lesson is left', async () => {
  const { unmount } = open()
  await press('Listen to this lesson')
  unmount()
  expect(speech.isSpeaking()).toBe(false)
})

test('says that the voice stopped, and reads on when asked', async () => {
  open()
  await press('Listen to this lesson')
  await finish()
  await act(async () => speech.fail('synthesis-failed'))
  expect(await screen.findByText('The voice stopped.')).toBeVisible()
  await press('Try again')
  expect(speech.now()).toBe('Guard live parts.')
  expect(screen.queryByText('The voice stopped.')).toBeNull()
})

test('says so where no voice knows the language, and offers it once there is one', async () => {
  jest.useFakeTimers()
  speech.offerVoices([{ lang: 'de-DE' }])
  open()
  await act(async () => jest.advanceTimersByTime(2000))
  fireEvent.click(screen.getByRole('button', { name: 'Listen to this lesson' }))
  expect(screen.getByText(/This device has no English voice/)).toBeVisible()
  await act(async () => speech.offerVoices([{ lang: 'en_US' }]))
  expect(screen.getByRole('button', { name: 'Listen to this lesson' })).toBeEnabled()
})

test('reads with a voice of the device where there is no network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  speech.offerVoices([
    { lang: 'en-US', name: 'Cloud', localService: false },
    { lang: 'en-GB', name: 'Local' },
  ])
  open()
  await press('Listen to this lesson')
  expect(speech.utterances[0]).toMatchObject({ voice: { name: 'Local' } })
  jest.restoreAllMocks()
})

test('says so where the browser cannot speak, when asked', async () => {
  speech.remove()
  open()
  expect(screen.queryByText(/This browser cannot read aloud/)).toBeNull()
  await press('Listen to this lesson')
  expect(screen.getByRole('status')).toHaveTextContent(/This browser cannot read aloud/)
})
