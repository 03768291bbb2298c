import { useStore } from '@nanostores/react'
import { act, render, screen } from '@testing-library/react'
import { locale } from '@platform/shared-contracts/remote'
import { pageInShell } from '@platform/shared-contracts/testing'
import { loadMessages } from '../load-messages.ts'
import { resourceMessages } from '../ui/resource.messages.ts'
import { AdminRoot } from './admin-root.tsx'
import { i18n } from './i18n.ts'

beforeAll(() => loadMessages('es'))
afterEach(() => act(() => locale.set('en')))

function Page() {
  return <button>{useStore(resourceMessages).cancel}</button>
}

function open(at: string) {
  locale.set('es')
  render(pageInShell(Page, { Root: AdminRoot, path: '*', at }).element)
}

it.each(['/company', '/company/people/12'])('shows %s in the language of the page', (at) => {
  open(at)
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible()
  expect(i18n.language.get()).toBe('es')
})

it.each(['/companies', '/admin/notices'])('shows %s, which is for staff, in the source language', (at) => {
  open(at)
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(i18n.language.get()).toBe('en')
})
