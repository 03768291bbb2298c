import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CompanyOverview, CompanyRule } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { ComplianceFigure } from '../../domain/compliance/compliance-figure.tsx'
import { ExemptionList } from '../../domain/exemptions/exemption-list.tsx'
import { writeDay } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { ResourceList, type ListAnswer } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { wholeList } from '../../ui/lists/whole-list.ts'
import layout from '../../ui/layout.module.css'
import { ComplianceTrend } from './compliance-trend.tsx'
import { usePlaceName } from './use-place-name.ts'
import { ruleMessages } from './requirements.messages.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { useListRulesQuery, useRemoveRuleMutation } from './rules.api.ts'

interface RequirementsProps {
  readonly overview: CompanyOverview
}

type Open = { readonly row: CompanyRule | null }

/** What the company requires of its people, and who is exempt. */
export function Requirements({ overview: { places } }: RequirementsProps) {
  const t = useStore(ruleMessages)
  const [open, setOpen] = useState<Open | null>(null)
  const { data, ...state } = useListRulesQuery()
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      {data && <ComplianceFigure compliance={data.compliance} />}
      <ComplianceTrend />
      <div>
        <Button variant="primary" icon={<PlusIcon />} disabled={!data} onClick={() => setOpen({ row: null })}>
          {t.add}
        </Button>
      </div>
      <Rules answer={wholeList(state, data?.rules)} onEdit={(row) => setOpen({ row })} />
      <ExemptionList />
      {open && data && (
        <RuleDialog row={open.row} list={data} places={places} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

interface RulesProps {
  readonly answer: ListAnswer<CompanyRule>
  readonly onEdit: (row: CompanyRule) => void
}

function Rules({ answer, onEdit }: RulesProps) {
  const t = useStore(ruleMessages)
  const placeOf = usePlaceName()
  return (
    <ResourceList
      caption={t.caption}
      columns={useRuleColumns()}
      answer={answer}
      view={useListView([])}
      rowKey={({ id }) => id}
      rowName={placeOf}
      rowActions={(row) => [{ label: t.edit, onSelect: () => onEdit(row) }]}
      removal={(row) => ({
        useRemove: useRemoveRuleMutation,
        arg: row.id,
        title: t.removeTitle({ place: placeOf(row) }),
        text: t.removeText,
        action: t.remove,
        done: t.removed,
      })}
      empty={{ text: t.empty }}
    />
  )
}

function useRuleColumns(): readonly Column<CompanyRule>[] {
  const t = useStore(ruleMessages)
  const formats = useStore(format)
  const placeOf = usePlaceName()
  return [
    {
      id: 'place',
      header: t.columnPlace,
      isRowHeader: true,
      sortBy: placeOf,
      cell: placeOf,
    },
    { id: 'modules', header: t.columnModules, cell: ({ modules }) => <Modules modules={modules} /> },
    {
      id: 'due',
      header: t.columnDue,
      sortBy: ({ dueInDays }) => dueInDays,
      cell: ({ dueInDays }) => t.days({ days: dueInDays }),
    },
    {
      id: 'people',
      header: t.columnPeople,
      sortBy: ({ people }) => people,
      cell: ({ people }) => formats.number(people),
    },
    {
      id: 'updated',
      header: t.columnUpdated,
      sortBy: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt, updatedBy }) => t.by({ day: writeDay(updatedAt, formats), actor: updatedBy }),
    },
  ]
}

function Modules({ modules }: Pick<CompanyRule, 'modules'>) {
  const t = useStore(ruleMessages)
  return (
    <span className={layout.lines}>
      {modules.map(({ module, months, basis }) => (
        <span key={module}>
          {t.months({ title: moduleTitle(module), months })}{' '}
          {basis === 'regulatory' && <Badge tone="accent">{t.regulatory}</Badge>}
        </span>
      ))}
    </span>
  )
}
