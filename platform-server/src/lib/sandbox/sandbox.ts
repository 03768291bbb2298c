import type { PageRendering } from '@platform/shared-contracts/http'
import type { EngineBundle } from './child/engine.ts'

/** What renders one release's pages: the shell's code and the release's, as they were released. */
export interface ReleaseBundle extends EngineBundle {
  /** Made of the content, so that one id is one code. */
  readonly id: string
}

/** Renders pages with code that nobody trusts. */
export interface Sandbox {
  /**
   * One attempt to render, by the question of the shell's `renderPage`. `limitMs`: how long it may take where no
   * visitor waits. Errors: RenderFault.
   */
  render(
    bundle: ReleaseBundle,
    question: unknown,
    options?: { readonly limitMs?: number | undefined },
  ): Promise<PageRendering>
  close(): Promise<void>
}
