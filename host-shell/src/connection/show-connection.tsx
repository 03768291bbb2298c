import { createRoot } from 'react-dom/client'
import { ConnectionNotice } from './connection-notice.tsx'

/**
 * Shows the notice in a React root of its own, so that none of its code is part of the first load. The live region is in
 * the page before its text, because screen readers announce only what is added to one that they know.
 */
export function showConnection(page: Document): void {
  const region = page.createElement('div')
  region.setAttribute('role', 'status')
  page.body.append(region)
  createRoot(region).render(<ConnectionNotice />)
}
