import type { BootDocument } from '@platform/shared-contracts/http'

/**
 * The boot document that the server inlined. It comes with the page itself, so it is trusted as the page is:
 * parsing it with the schema would cost every visitor the schema library.
 * Errors: throws when the page carries none.
 */
export function readBootDocument(page: Document): BootDocument {
  const text = page.getElementById('boot')?.textContent
  if (!text) throw new Error('The page has no boot document (#boot).')
  return JSON.parse(text) as BootDocument
}
