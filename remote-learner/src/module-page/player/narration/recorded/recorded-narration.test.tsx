import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LessonBlock, LessonRecording } from '@platform/shared-contracts/http'
import { renderPage } from '../../../../testing/render-page.tsx'
import { LessonBlocks } from '../../lesson/lesson-blocks.tsx'
import { LessonNarration } from '../lesson-narration.tsx'

const blocks: readonly LessonBlock[] = [
  { kind: 'heading', text: 'Shock' },
  { kind: 'paragraph', text: 'Guard live parts. Is it wet?' },
]
const recording: LessonRecording = {
  ...{ id: '7b0c1f5e-2d0a-4c39-9a43-0a0d6a3f2b11', type: 'audio/mpeg', sizeBytes: 2_400_000, seconds: 64 },
  cues: [
    { start: 0, end: 2, text: 'Shock.' },
    { start: 2, end: 5, text: 'Guard live parts.' },
    { start: 8, end: 10, text: 'Is it wet?' },
  ],
}

/** What jsdom lacks of an audio element. */
function fakeAudio() {
  const prototype = HTMLMediaElement.prototype
  jest.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    fireEvent.playing(this)
  })
  jest.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:recording', revokeObjectURL: () => undefined })
}

beforeEach(() => {
  fakeAudio()
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
})
afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

function open(answer: () => Response = () => new Response('sound')) {
  const fetch = jest.fn(async () => answer())
  const { container } = renderPage(
    () => (
      <article>
        <LessonNarration lesson={{ id: 'lesson-1', recording }} blocks={blocks} />
        <LessonBlocks blocks={blocks} />
      </article>
    ),
    { platform: { fetch } },
  )
  const audio = container.querySelector('audio') as HTMLAudioElement
  const reach = (seconds: number) => {
    audio.currentTime = seconds
    act(() => void fireEvent.timeUpdate(audio))
  }
  const marked = () => container.querySelector('[data-narrated]')
  const caption = () => container.querySelector('p[aria-hidden]')
  return { fetch, audio, reach, marked, caption }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const listen = () => press('Listen to this lesson (1:04, 2.4 MB)')

test('loads nothing before the press, then plays with captions and marks the passage', async () => {
  const { fetch, reach, marked, caption } = open()
  expect(fetch).not.toHaveBeenCalled()
  await listen()
  expect(fetch).toHaveBeenCalledWith(`/lessons/lesson-1/recordings/${recording.id}`, undefined)
  await screen.findByRole('button', { name: 'Pause' })
  expect(caption()).toHaveTextContent('Shock.')
  expect(marked()).toHaveTextContent('Shock')
  reach(3)
  expect(caption()).toHaveTextContent('Guard live parts.')
  expect(marked()).toHaveTextContent('Guard live parts. Is it wet?')
  expect(screen.getByText('0:03 of 1:04')).toBeVisible()
})

test('moves by captions, changes its speed at once and hides the captions', async () => {
  const { audio, caption } = open()
  await listen()
  await press('Caption forward')
  await press('Caption forward')
  expect(audio.currentTime).toBe(8)
  await press('Caption back')
  expect(audio.currentTime).toBe(2)
  await press('Voice and captions')
  await userEvent.selectOptions(screen.getByLabelText('Speed'), '1.5×')
  expect(audio.playbackRate).toBe(1.5)
  await userEvent.click(screen.getByLabelText('Show captions'))
  expect(caption()).toBeNull()
})

test('has what is said as a transcript, in paragraphs by its pauses', async () => {
  open()
  await userEvent.click(screen.getByText('Transcript'))
  const said = screen.getByText('Is it wet?', { selector: 'span' })
  expect(said.parentElement).not.toHaveTextContent('Guard')
  expect(screen.getByText('Guard live parts.', { selector: 'span' }).parentElement).toHaveTextContent(
    'Shock. Guard live parts.',
  )
})

test('goes on where it paused, and starts again after its end', async () => {
  const { audio, reach, marked } = open()
  await listen()
  reach(3)
  await press('Pause')
  await press('Continue')
  expect(audio.currentTime).toBe(3)
  act(() => void fireEvent.ended(audio))
  expect(audio.currentTime).toBe(0)
  expect(marked()).toBeNull()
  expect(screen.getByRole('button', { name: /Listen to this lesson/ })).toBeVisible()
})

test('waits for another press where the browser forbids a sound so long after the first', async () => {
  const { audio } = open()
  jest
    .spyOn(audio, 'play')
    .mockRejectedValueOnce(Object.assign(new Error('no gesture'), { name: 'NotAllowedError' }))
  await listen()
  await press('Continue')
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
})

test('offers the voice of the browser where the recording does not arrive', async () => {
  open(() => new Response('', { status: 404 }))
  await listen()
  expect(await screen.findByText(/The recording cannot be played now/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Listen to this lesson' })).toBeVisible())
})
