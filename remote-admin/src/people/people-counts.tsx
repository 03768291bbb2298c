import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Stat, StatGroup } from '@platform/shared-ui/stat'
import { format } from '@platform/shared-contracts/remote'
import { useCountPeopleQuery } from './people.api.ts'
import { peopleMessages } from './people.messages.ts'

export function PeopleCounts() {
  const t = useStore(peopleMessages)
  const { number } = useStore(format)
  const { data, isError, refetch } = useCountPeopleQuery()
  if (!data) return isError ? <FailedState onRetry={refetch}>{t.countsFailed}</FailedState> : <Skeleton />
  return (
    <StatGroup>
      <Stat
        label={t.countTotal}
        value={number(data.total)}
        hint={t.countJoinedHint({ joined: number(data.joined) })}
      />
      <Stat label={t.countActive} value={number(data.active)} hint={t.countActiveHint} />
      <Stat label={t.countSubscribed} value={number(data.subscribed)} />
      <Stat label={t.countPartners} value={number(data.partners)} />
      <Stat label={t.countStaff} value={number(data.staff)} />
      <Stat label={t.countUnverified} value={number(data.unverified)} hint={t.countUnverifiedHint} />
    </StatGroup>
  )
}
