import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { pageInShell, type PageOptions } from '@platform/shared-contracts/testing'
import { AdminRoot } from '../app/admin-root.tsx'

/** Shows one page of the remote as the shell does; returns the router as well, to see where a click leads. */
export function renderPage(Page: ComponentType, options: PageOptions = {}) {
  const { element, router } = pageInShell(Page, { Root: AdminRoot, ...options })
  return { ...render(element), router }
}
