import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CompanyExemption } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { writeDay } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { useColumns } from '../../ui/lists/use-columns.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { wholeList } from '../../ui/lists/whole-list.ts'
import layout from '../../ui/layout.module.css'
import { useEndExemptionMutation, useListExemptionsQuery } from './exemptions.api.ts'
import { exemptionMessages } from './exemptions.messages.ts'

/** Who does not need a module for some time, and who did not. */
export function ExemptionList() {
  const t = useStore(exemptionMessages)
  const [ending, setEnding] = useState<CompanyExemption | null>(null)
  const { data, ...state } = useListExemptionsQuery()
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <ResourceList
        caption={t.caption}
        columns={useExemptionColumns()}
        answer={wholeList(state, data)}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(row) => (row.isActive ? [{ label: t.end, onSelect: () => setEnding(row) }] : [])}
        empty={{ text: t.empty }}
      />
      {ending && <EndExemption exemption={ending} onClose={() => setEnding(null)} />}
    </section>
  )
}

interface EndExemptionProps {
  readonly exemption: CompanyExemption
  readonly onClose: () => void
}

function EndExemption({ exemption: { id, name, module }, onClose }: EndExemptionProps) {
  const t = useStore(exemptionMessages)
  return (
    <ConfirmAction
      useAction={useEndExemptionMutation}
      arg={id}
      title={t.endTitle({ name })}
      text={t.endText({ name, module: moduleTitle(module) })}
      action={t.end}
      done={t.endDone}
      onClose={onClose}
    />
  )
}

function useExemptionColumns(): readonly Column<CompanyExemption>[] {
  const t = useStore(exemptionMessages)
  const formats = useStore(format)
  const { text, day } = useColumns<CompanyExemption>()
  return [
    text('name', t.columnName, { isRowHeader: true, isSorted: true }),
    {
      id: 'module',
      header: t.columnModule,
      sortBy: ({ module }) => moduleTitle(module),
      cell: ({ module }) => moduleTitle(module),
    },
    text('reason', t.columnReason),
    day('endsOn', t.columnEnds, { isSorted: true }),
    {
      id: 'granted',
      header: t.columnGranted,
      sortBy: ({ grantedAt }) => grantedAt,
      cell: ({ grantedAt, grantedBy }) => (
        <TwoLines second={grantedBy}>{writeDay(grantedAt, formats)}</TwoLines>
      ),
    },
    { id: 'state', header: t.columnState, cell: (row) => <State exemption={row} /> },
  ]
}

function State({ exemption: { isActive, endedAt, endedBy } }: Pick<EndExemptionProps, 'exemption'>) {
  const t = useStore(exemptionMessages)
  const formats = useStore(format)
  if (isActive) return <Badge tone="accent">{t.active}</Badge>
  if (endedAt === null) return t.over
  return t.ended({ day: writeDay(endedAt, formats), actor: endedBy ?? '' })
}
