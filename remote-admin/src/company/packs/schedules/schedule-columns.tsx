import { useStore } from '@nanostores/react'
import type { PackSchedule, PackScheduleList } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { writeDay } from '../../../lib/format.ts'
import { TwoLines } from '../../../ui/lists/two-lines.tsx'
import { Modules, Place } from '../pack-columns.tsx'
import { scheduleMessages } from '../packs.messages.ts'
import { useScheduleName } from './use-schedule-name.ts'

export function useScheduleColumns(managers: PackScheduleList['managers']): readonly Column<PackSchedule>[] {
  const t = useStore(scheduleMessages)
  const when = useScheduleName()
  const namesOf = ({ recipients }: PackSchedule) =>
    managers.filter(({ id }) => recipients.includes(id)).map(({ name }) => name)
  return [
    {
      id: 'when',
      header: t.columnWhen,
      isRowHeader: true,
      cell: (schedule) => <TwoLines second={t.setBy({ actor: schedule.setBy })}>{when(schedule)}</TwoLines>,
    },
    { id: 'modules', header: t.columnModules, cell: (schedule) => <Modules pack={schedule} /> },
    { id: 'place', header: t.columnPlace, cell: (schedule) => <Place pack={schedule} /> },
    { id: 'next', header: t.columnNext, cell: (schedule) => <Next schedule={schedule} /> },
    {
      id: 'recipients',
      header: t.columnRecipients,
      cell: (schedule) => namesOf(schedule).join(', ') || t.noRecipients,
    },
  ]
}

function Next({ schedule: { nextOn, madeFor, paused, setBy } }: { readonly schedule: PackSchedule }) {
  const t = useStore(scheduleMessages)
  const formats = useStore(format)
  if (paused === 'role')
    return (
      <TwoLines second={t.pausedRoleHint}>
        <Badge tone="warning">{t.pausedRole({ actor: setBy })}</Badge>
      </TwoLines>
    )
  const last = madeFor === null ? t.never : t.madeFor({ day: writeDay(madeFor, formats) })
  return (
    <TwoLines second={last}>
      {nextOn === null ? (
        <Badge tone="neutral">{t.paused}</Badge>
      ) : (
        t.next({ day: writeDay(nextOn, formats) })
      )}
    </TwoLines>
  )
}
