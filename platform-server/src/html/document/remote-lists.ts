import { createHash } from 'node:crypto'
import type { BootDocument, BootList } from '@platform/shared-contracts/http'
import { LRUCache } from 'lru-cache'
import { EncodedBody } from '../encoded-body.ts'

/** Where they are served; a list is named by its content. */
export const REMOTE_LISTS = '/boot/'
/** More than can differ at one time: tenants, sides of rollouts, and documents from a moment ago. */
const MAX_LISTS = 500

/**
 * The remotes of a page, and the shell's own files, apart from its document, so that a document does not grow with what other teams release.
 * The document names its list with the integrity, so the list is trusted as the document is.
 */
export class RemoteLists {
  private readonly lists = new LRUCache<string, EncodedBody>({ max: MAX_LISTS })

  store(content: BootList): NonNullable<BootDocument['remotesAt']> {
    const bytes = Buffer.from(JSON.stringify(content))
    const digest = createHash('sha384').update(bytes).digest()
    const file = `${digest.toString('hex').slice(0, 24)}.json`
    if (!this.lists.get(file)) this.lists.set(file, new EncodedBody(bytes))
    return { url: `${REMOTE_LISTS}${file}`, integrity: `sha384-${digest.toString('base64')}` }
  }

  find(file: string): EncodedBody | null {
    return this.lists.get(file) ?? null
  }
}
