import { createHash } from 'node:crypto'
import type { PageRendering } from '@platform/shared-contracts/http'
import type { EngineBundle } from './child/engine.ts'

/** The code that renders one release's pages: the shell's and the release's, as they were released. */
export interface ReleaseBundle extends EngineBundle {
  /** Derived from the content, so that one id is one code. */
  readonly id: string
}

export function releaseBundle(shell: string, remote: ReleaseBundle['remote']): ReleaseBundle {
  const id = createHash('sha256')
    .update(JSON.stringify([shell, remote && [remote.source, remote.base, remote.name]]))
    .digest('hex')
  return { id, shell, remote }
}

/** Renders pages with untrusted code. */
export interface Sandbox {
  /**
   * One attempt to render the question of the shell's `renderPage`. `limitMs`: how long it may take where no visitor
   * waits. Errors: RenderFault.
   */
  render(
    bundle: ReleaseBundle,
    question: unknown,
    options?: { readonly limitMs?: number | undefined },
  ): Promise<PageRendering>
  close(): Promise<void>
}
