import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { LegalDocument } from '../http/publishing/legal.ts'
import type { PageAnswer, PlatformPage } from '../remote/platform.ts'
import { useInlined } from './inlined.ts'

const loadSchema = () => Promise.resolve(LegalDocument)

const LEGAL = {
  kind: 'privacy',
  version: '2026.2',
  effectiveOn: '2026-11-01',
  title: 'Privacy',
  summary: [],
  sections: [],
}

interface AnsweredProps {
  readonly page: PlatformPage
  readonly isServer: boolean
}

function Answered({ page, isServer }: AnsweredProps) {
  const inlined = useInlined(page, '/legal/privacy', loadSchema, isServer)
  return <p>{JSON.stringify(inlined)}</p>
}

class Refusal extends Component<{ readonly children: ReactNode }> {
  override state = { isRefused: false }
  static getDerivedStateFromError = () => ({ isRefused: true })
  override render() {
    return this.state.isRefused ? <p>not rendered</p> : this.props.children
  }
}

/** What stands on the page whose document brought `answer`. */
async function shown(answer: PageAnswer | null, isServer: boolean): Promise<string | null> {
  const page = { answer: () => answer, describe: () => undefined }
  await act(async () => {
    render(
      <Refusal>
        <Suspense>
          <Answered page={page} isServer={isServer} />
        </Suspense>
      </Refusal>,
      { onCaughtError: () => undefined },
    )
  })
  return (await screen.findByText(/./)).textContent
}

test.each([
  { why: 'it has the shape', answer: { status: 200, body: LEGAL } },
  { why: 'it is no data', answer: { status: 503, body: null } },
  { why: 'none came', answer: null },
])('renders data on the server when $why', async ({ answer }) => {
  expect(await shown(answer, true)).toBe(JSON.stringify(answer))
})

test('renders nothing on the server for data with another shape', async () => {
  expect(await shown({ status: 200, body: { ...LEGAL, sections: null } }, true)).toBe('not rendered')
})

test('uses data in the browser that the server has checked', async () => {
  const answer = { status: 200, body: 'anything' }
  expect(await shown(answer, false)).toBe(JSON.stringify(answer))
})
