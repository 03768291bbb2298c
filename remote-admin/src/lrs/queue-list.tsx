import { useStore } from '@nanostores/react'
import { LRS_STATES, type LrsStatement } from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import type { MenuEntry } from '@platform/shared-ui/menu'
import { SelectField } from '@platform/shared-ui/select-field'
import { failureOf } from '../lib/failure.ts'
import { DAY_AND_TIME } from '../lib/format.ts'
import layout from '../ui/layout.module.css'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useListLrsStatementsQuery, useRetryLrsStatementMutation } from './lrs.api.ts'
import { lrsMessages } from './lrs.messages.ts'
import { useShownEmail } from '../ui/use-shown-email.ts'

const TONES = { waiting: 'info', sent: 'success', rejected: 'danger' } as const
const TEXTS = { waiting: 'stateWaiting', sent: 'stateSent', rejected: 'stateRejected' } as const

/** What was sent, waits, or was refused with the answer of the record store. */
export function QueueList() {
  const t = useStore(lrsMessages)
  const view = useListView(['state'])
  const state = LRS_STATES.find((one) => one === view.filters.state) ?? ''
  const { page, size } = view
  return (
    <section className={layout.stack} aria-label={t.caption}>
      <div className={layout.search}>
        <SelectField
          label={t.state}
          isLabelHidden
          emptyOption={t.anyState}
          options={LRS_STATES.map((value) => ({ value, label: t[TEXTS[value]] }))}
          value={state}
          onChange={({ target }) => view.choose({ state: target.value })}
        />
      </div>
      <ResourceList
        caption={t.caption}
        columns={useQueueColumns()}
        answer={useListLrsStatementsQuery({ state, page, size })}
        view={view}
        rowKey={({ position }) => position}
        rowName={({ name, verb }) => t.rowName({ name, verb })}
        rowActions={useRowActions()}
        empty={{ text: t.empty, filtered: t.emptyState }}
      />
    </section>
  )
}

/** Also what was sent: a record store that was restored from a backup lacks what it had, and takes nothing twice. */
function useRowActions() {
  const t = useStore(lrsMessages)
  const { notify } = usePlatform()
  const [retry] = useRetryLrsStatementMutation()
  const send = async (position: number) => {
    const { error } = await retry(position)
    if (error) notify('warning', failureOf(error).message)
    else notify('success', t.againDone)
  }
  return ({ position, state }: LrsStatement): MenuEntry[] =>
    state === 'waiting' ? [] : [{ label: t.again, onSelect: () => void send(position) }]
}

function useQueueColumns(): readonly Column<LrsStatement>[] {
  const shownEmail = useShownEmail()
  const t = useStore(lrsMessages)
  const { time } = useStore(format)
  return [
    {
      id: 'name',
      header: t.person,
      isRowHeader: true,
      cell: ({ name, email }) => (
        <span className={layout.lines}>
          {name}
          <span className={layout.muted}>{shownEmail(email)}</span>
        </span>
      ),
    },
    {
      id: 'statement',
      header: t.statement,
      cell: ({ verb, activity }) => (
        <span className={layout.lines}>
          {verb}
          <span className={layout.muted}>{activity}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t.state,
      cell: ({ state, problem }) => (
        <span className={layout.lines}>
          <span className={layout.badges}>
            <Badge tone={TONES[state]}>{t[TEXTS[state]]}</Badge>
          </span>
          {problem !== null && <span className={layout.muted}>{problem}</span>}
        </span>
      ),
    },
    {
      id: 'queuedAt',
      header: t.queuedAt,
      isCompact: true,
      cell: ({ queuedAt }) => time(new Date(queuedAt), DAY_AND_TIME),
    },
  ]
}
