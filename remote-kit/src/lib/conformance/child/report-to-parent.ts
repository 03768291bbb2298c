import type { Finding } from '@platform/shared-contracts/conformance'
import type { Outcome } from '../conformance-report.ts'
import type { PagePlan } from '../page-plan.ts'

/** Messages of a child process. The last `page` shows what the child was doing when it stopped responding. */
export type ChildMessage =
  | { readonly type: 'page'; readonly page: string; readonly what: string }
  | { readonly type: 'finding'; readonly finding: Finding }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | { readonly type: 'done' }

export function reportToParent(message: ChildMessage): void {
  process.send?.(message)
}

export function reportFinding(finding: Finding): void {
  reportToParent({ type: 'finding', finding })
}

/**
 * Runs the work of this process once, then exits, even if something still runs. `prepare` starts at once, while the
 * build under test is not finished yet.
 */
export function runOnce<Tools>(
  prepare: () => Promise<Tools>,
  run: (plan: PagePlan, tools: Tools) => Promise<void>,
): void {
  const prepared = prepare()
  // The error is reported below, once the parent has sent a plan.
  prepared.catch(() => undefined)
  process.once('message', (plan: PagePlan) => {
    void prepared
      .then((tools) => run(plan, tools))
      .catch((error: unknown) => reportFinding({ check: 'import', message: messageOf(error) }))
      .then(() =>
        process.send?.({ type: 'done' } satisfies ChildMessage, undefined, undefined, () => process.exit(0)),
      )
  })
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
