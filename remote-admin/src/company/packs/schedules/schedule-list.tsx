import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_PACK_SCHEDULES, type CompanyOverview, type PackSchedule } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { PlusIcon } from '@platform/shared-ui/icon'
import { failureOf } from '../../../lib/failure.ts'
import layout from '../../../ui/layout.module.css'
import { ResourceList } from '../../../ui/lists/resource-list.tsx'
import { useListView } from '../../../ui/lists/use-list-view.ts'
import { wholeList } from '../../../ui/lists/whole-list.ts'
import { scheduleMessages } from '../packs.messages.ts'
import { useScheduleColumns } from './schedule-columns.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import {
  useListSchedulesQuery,
  usePauseScheduleMutation,
  useRemoveScheduleMutation,
} from './schedules.api.ts'
import { useScheduleName } from './use-schedule-name.ts'

interface Edited {
  /** `null` for a new one. */
  readonly row: PackSchedule | null
}

/** When packs are made without a request, and who gets a link to them. */
export function ScheduleList({ places }: Pick<CompanyOverview, 'places'>) {
  const t = useStore(scheduleMessages)
  const [edited, setEdited] = useState<Edited | null>(null)
  const { data, ...state } = useListSchedulesQuery()
  const when = useScheduleName()
  const { schedules = [], managers = [] } = data ?? {}
  const isFull = schedules.length >= MAX_PACK_SCHEDULES
  const pausing = usePausing()
  const nameOf = (schedule: PackSchedule) => t.name({ when: when(schedule) })
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <p>{isFull ? t.full : t.lead}</p>
      <div>
        <Button icon={<PlusIcon />} disabled={!data || isFull} onClick={() => setEdited({ row: null })}>
          {t.add}
        </Button>
      </div>
      <ResourceList
        caption={t.caption}
        columns={useScheduleColumns(managers)}
        answer={wholeList(state, data?.schedules)}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={(row) => [{ label: t.edit, onSelect: () => setEdited({ row }) }, ...pausing(row)]}
        removal={(schedule) => ({
          useRemove: useRemoveScheduleMutation,
          arg: schedule.id,
          title: t.removeTitle({ name: nameOf(schedule) }),
          text: t.removeText,
          done: t.removed,
        })}
        empty={{ text: t.empty }}
      />
      {edited && (
        <ScheduleDialog
          row={edited.row}
          places={places}
          managers={managers}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

function usePausing() {
  const t = useStore(scheduleMessages)
  const { notify } = usePlatform()
  const [pause] = usePauseScheduleMutation()
  const set = async (id: string, isPaused: boolean) => {
    const { error } = await pause({ id, isPaused })
    if (error) notify('danger', failureOf(error).message)
    else notify('success', isPaused ? t.pausedNotice : t.resumedNotice)
  }
  return ({ id, paused }: PackSchedule) => [
    paused === null
      ? { label: t.pause, onSelect: () => void set(id, true) }
      : { label: t.resume, onSelect: () => void set(id, false) },
  ]
}
