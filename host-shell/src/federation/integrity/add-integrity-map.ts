import type { BootRemote } from '@platform/shared-contracts/http'
import { integrityMapOf } from '@platform/shared-contracts/rules'

/**
 * Adds the import map by which the browser checks ES modules, before the first of them is imported: a module has no tag
 * that could carry its integrity. What it lists is fixed by the policy of the document, which names the map by its hash.
 * Answers the addresses that the browser checks from now on: none where it does not know such maps.
 */
export function addIntegrityMap(
  remotes: readonly BootRemote[],
  { head, baseURI }: Pick<Document, 'head' | 'baseURI'>,
  isSupported = checksModules(),
): readonly string[] {
  const text = integrityMapOf(remotes)
  if (text === null || !isSupported) return []
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = text
  head.append(script)
  const { integrity } = JSON.parse(text) as { integrity: Readonly<Record<string, string>> }
  return Object.keys(integrity).map((url) => new URL(url, baseURI).href)
}

/**
 * No browser says whether it reads `integrity` in import maps (Chromium 127, Firefox 138, Safari 18): one that ignores it
 * looks the same from inside. `Error.isError` came to each of them at that version or later.
 */
function checksModules(): boolean {
  return 'isError' in Error && HTMLScriptElement.supports?.('importmap') === true
}
