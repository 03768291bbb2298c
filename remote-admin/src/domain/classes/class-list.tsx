import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useDownload } from '@platform/shared-contracts/client'
import type { CompanyClass } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { LinkButton } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { writeDay } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { wholeList } from '../../ui/lists/whole-list.ts'
import layout from '../../ui/layout.module.css'
import { AttendanceDialog } from './attendance-dialog.tsx'
import { useListClassesQuery } from './classes.api.ts'
import { classMessages } from './classes.messages.ts'
import { SheetDialog } from './sheet-dialog.tsx'
import { VoidDialog } from './void-dialog.tsx'

type Open = { readonly what: 'people' | 'sheet' | 'void'; readonly id: number }

const DIALOGS = { people: AttendanceDialog, sheet: SheetDialog, void: VoidDialog }

/** Classes that the company recorded, also those that it voided. */
export function ClassList() {
  const t = useStore(classMessages)
  const [open, setOpen] = useState<Open | null>(null)
  const { data, ...state } = useListClassesQuery()
  const nameOf = useClassName()
  const { download } = useDownload(t.downloadFailed)
  const OpenDialog = open && DIALOGS[open.what]
  const actionsOf = ({ id, sheet, voided }: CompanyClass) => [
    { label: t.people, onSelect: () => setOpen({ what: 'people', id }) },
    ...(sheet
      ? [
          {
            label: t.download,
            onSelect: () => void download(`/company/classes/${id}/sheet`, sheet.name),
          },
        ]
      : []),
    ...(!sheet && !voided ? [{ label: t.addSheet, onSelect: () => setOpen({ what: 'sheet', id }) }] : []),
    ...(voided ? [] : [{ label: t.void, onSelect: () => setOpen({ what: 'void', id }) }]),
  ]
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      <p>{t.how}</p>
      <div>
        <LinkButton variant="primary" to="/company">
          {t.toMatrix}
        </LinkButton>
      </div>
      <ResourceList
        caption={t.caption}
        columns={useClassColumns()}
        answer={wholeList(state, data)}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={actionsOf}
        empty={{ text: t.empty }}
      />
      {OpenDialog && <OpenDialog id={open.id} onClose={() => setOpen(null)} />}
    </div>
  )
}

function useClassName() {
  const t = useStore(classMessages)
  const formats = useStore(format)
  return ({ module, heldOn }: CompanyClass) =>
    t.name({ module: moduleTitle(module), day: writeDay(heldOn, formats) })
}

function useClassColumns(): readonly Column<CompanyClass>[] {
  const t = useStore(classMessages)
  const formats = useStore(format)
  return [
    {
      id: 'module',
      header: t.columnModule,
      isRowHeader: true,
      sortBy: ({ module }) => moduleTitle(module),
      cell: (row) => <TwoLines second={<Length row={row} />}>{moduleTitle(row.module)}</TwoLines>,
    },
    {
      id: 'day',
      header: t.columnDay,
      sortBy: ({ heldOn }) => heldOn,
      cell: ({ heldOn }) => writeDay(heldOn, formats),
    },
    {
      id: 'trainer',
      header: t.columnTrainer,
      sortBy: ({ trainer }) => trainer,
      cell: ({ trainer, qualification }) => <TwoLines second={qualification}>{trainer}</TwoLines>,
    },
    {
      id: 'people',
      header: t.columnPeople,
      sortBy: ({ people }) => people,
      cell: ({ people }) => formats.number(people),
    },
    {
      id: 'sheet',
      header: t.columnSheet,
      sortBy: ({ sheet }) => sheet?.name ?? '',
      cell: ({ sheet }) => sheet?.name ?? <Badge tone="warning">{t.noSheet}</Badge>,
    },
    {
      id: 'recorded',
      header: t.columnRecorded,
      sortBy: ({ recordedAt }) => recordedAt,
      cell: (row) => <Recorded row={row} />,
    },
  ]
}

interface RowProps {
  readonly row: CompanyClass
}

function Length({ row: { minutes, place } }: RowProps) {
  const t = useStore(classMessages)
  const length = t.minutes({ minutes })
  return place === '' ? length : t.where({ minutes: length, place })
}

function Recorded({ row: { recordedAt, recordedBy, voided } }: RowProps) {
  const t = useStore(classMessages)
  const formats = useStore(format)
  const dayOf = (at: string) => writeDay(at, formats)
  if (voided === null) return <TwoLines second={recordedBy}>{dayOf(recordedAt)}</TwoLines>
  const { at, by: actor, reason } = voided
  return (
    <TwoLines second={t.voidedBy({ day: dayOf(at), actor, reason })}>
      <Badge tone="danger">{t.voided}</Badge>
    </TwoLines>
  )
}
