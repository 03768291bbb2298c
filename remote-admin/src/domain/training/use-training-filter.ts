import { STANDINGS, TRAINING_STATES } from '@platform/shared-contracts/http'
import { useAddress } from '../../lib/use-address.ts'
import type { TrainingFilter } from './training.api.ts'

/** What the address narrows the matrix to; a status that does not exist is none. */
export function useTrainingFilter(): TrainingFilter {
  const { value } = useAddress()
  return {
    q: value('q'),
    company: value('company'),
    module: value('module'),
    status: TRAINING_STATES.find((state) => state === value('status')) ?? '',
    standing: STANDINGS.find((state) => state === value('standing')) ?? '',
    site: value('site'),
    department: value('department'),
    jobRole: value('jobRole'),
  }
}
