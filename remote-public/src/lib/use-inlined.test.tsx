import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { PlatformContext, type PageAnswer } from '@platform/shared-contracts/remote'
import { fakePlatform } from '@platform/shared-contracts/testing'
import { useInlined } from './use-inlined.ts'

const LEGAL = {
  kind: 'privacy',
  version: '2026.2',
  effectiveOn: '2026-11-01',
  title: 'Privacy',
  summary: [],
  sections: [],
}

function Answered({ isServer }: { readonly isServer: boolean }) {
  const inlined = useInlined('/legal/privacy', 'LegalDocument', isServer)
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
  const platform = fakePlatform({ page: { answer: () => answer, describe: () => undefined } })
  await act(async () => {
    render(
      <PlatformContext value={platform}>
        <Refusal>
          <Suspense>
            <Answered isServer={isServer} />
          </Suspense>
        </Refusal>
      </PlatformContext>,
      { onCaughtError: () => undefined },
    )
  })
  return (await screen.findByText(/./)).textContent
}

test.each([
  { why: 'it has the shape', answer: { status: 200, body: LEGAL } },
  { why: 'it is no data', answer: { status: 503, body: null } },
  { why: 'none came', answer: null },
])('the server renders with an answer where $why', async ({ answer }) => {
  expect(await shown(answer, true)).toBe(JSON.stringify(answer))
})

test('the server renders nothing with an answer of another shape', async () => {
  expect(await shown({ status: 200, body: { ...LEGAL, sections: null } }, true)).toBe('not rendered')
})

test('the browser takes what the server has let pass', async () => {
  const answer = { status: 200, body: 'anything' }
  expect(await shown(answer, false)).toBe(JSON.stringify(answer))
})
