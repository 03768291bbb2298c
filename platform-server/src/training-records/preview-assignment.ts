import type { AssignmentPreview, AssignmentPreviewRequest } from '@platform/shared-contracts/http'
import type { SignedIn } from '../app/request-context.ts'
import { openModules } from '../domain/subscriptions/open-modules.ts'
import type { Tx } from '../lib/data/database.ts'
import { validateModules, wantedLearners } from './assign-training.ts'
import { trainingCells } from '../domain/training-cells/training-cells.ts'

interface Previewed {
  readonly who: SignedIn
  readonly wanted: AssignmentPreviewRequest
  readonly now: Date
}

const NAMES = 5

/** What an assignment would meet: learners who cannot open the modules, and due days that exist. */
export async function previewAssignment(tx: Tx, { who, wanted, now }: Previewed): Promise<AssignmentPreview> {
  validateModules(wanted.modules)
  const learners = await wantedLearners(tx, { who, wanted, now })
  const ids = learners.map(({ id }) => id)
  const cellsOf = await trainingCells(tx, ids, now)
  const cells = ids.flatMap((id) => cellsOf(id)).filter(({ module }) => wanted.modules.includes(module))
  const days = cells
    .flatMap(({ state, dueOn }) => (state === 'completed' || dueOn === null ? [] : [dueOn]))
    .sort()
  const open = await openModules(tx, learners)
  const closed = learners.filter((learner) => wanted.modules.some((code) => !open(learner, code)))
  const names = closed.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort()
  const modules = [...new Set(wanted.modules)].map((moduleCode) => ({
    moduleCode,
    count: closed.filter((learner) => !open(learner, moduleCode)).length,
  }))
  return {
    withoutAccess: {
      count: closed.length,
      names: names.slice(0, NAMES),
      modules: modules.filter(({ count }) => count > 0),
    },
    dueDates: { count: days.length, first: days[0] ?? null, last: days.at(-1) ?? null },
  }
}
