import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { pageInShell, type PageOptions } from '@platform/shared-contracts/testing'
import { AdminRoot } from '../app/admin-root.tsx'

/** Documents of tests have no layout, without which a grid renders none of its rows: it is as high as a few of them. */
Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.getAttribute('role') === 'grid' ? 600 : 0
  },
})

/** Shows one page of the remote as the shell does; returns the router as well, to see where a click leads. */
export function renderPage(Page: ComponentType, options: PageOptions = {}) {
  const { element, router } = pageInShell(Page, { Root: AdminRoot, ...options })
  return { ...render(element), router }
}
