import { usePlatform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { useListOwnedCoursesQuery } from '../domain/course/courses.api.ts'

const ALL = { isLoading: false, mayOpen: () => true }

/** Which modules this person may open: with a subscription all, without one those that they own. */
export function useOpenModules(): {
  readonly isLoading: boolean
  readonly mayOpen: (code: string) => boolean
} {
  const { user } = usePlatform().session
  const isSubscribed = user !== null && countsAsSubscribed(user)
  const { data = [], isLoading } = useListOwnedCoursesQuery(undefined, { skip: isSubscribed })
  return isSubscribed ? ALL : { isLoading, mayOpen: (code) => data.includes(code) }
}
