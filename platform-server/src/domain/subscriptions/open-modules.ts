import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import type { Tx } from '../../lib/data/database.ts'
import type { Person } from '../accounts/people.ts'
import { coursesOwnedBy } from './course-access.ts'

/** Whether a learner may open a module now. */
export async function openModules(
  tx: Tx,
  learners: readonly Person[],
): Promise<(learner: Person, moduleCode: string) => boolean> {
  const owned = await coursesOwnedBy(
    tx,
    learners.map(({ id }) => id),
  )
  return (learner, code) => countsAsSubscribed(learner) || owned(learner.id).includes(code)
}
