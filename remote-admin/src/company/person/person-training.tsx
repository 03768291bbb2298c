import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CompanyPersonRecord, TrainingCell } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { ClassDialog } from '../../domain/classes/class-dialog.tsx'
import { classFormMessages } from '../../domain/classes/classes.messages.ts'
import { ExemptDialog } from '../../domain/exemptions/exempt-dialog.tsx'
import { exemptionMessages } from '../../domain/exemptions/exemptions.messages.ts'
import { AssignDialog } from '../../domain/training/assign/assign-dialog.tsx'
import { OpenedModule } from '../../domain/training/opened-module.tsx'
import { StandingCell } from '../../domain/training/standing-cell.tsx'
import { StateCell } from '../../domain/training/matrix-cell.tsx'
import { trainingMessages } from '../../domain/training/training.messages.ts'
import { writeDay } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import layout from '../../ui/layout.module.css'
import { personMessages } from '../company.messages.ts'

interface PersonTrainingProps {
  readonly person: CompanyPersonRecord
}

/** Every module with its state. Before a person has agreed, and once they left, the company sees none of it. */
export function PersonTraining({ person }: PersonTrainingProps) {
  const t = useStore(personMessages)
  const hidden = { active: null, invited: t.trainingInvited, deactivated: t.trainingDeactivated }[
    person.state
  ]
  return (
    <section className={layout.stack}>
      <h2>{t.training}</h2>
      {hidden === null ? <Modules person={person} /> : <Alert kind="info">{hidden}</Alert>}
    </section>
  )
}

type Open = { readonly what: 'assign' | 'exempt' | 'class'; readonly modules: readonly string[] }

function Modules({ person: { cells, learnerId } }: PersonTrainingProps) {
  const t = useStore(personMessages)
  const training = useStore(trainingMessages)
  const exemptions = useStore(exemptionMessages)
  const classes = useStore(classFormMessages)
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <>
      <div>
        <Button variant="primary" onClick={() => setOpen({ what: 'assign', modules: [] })}>
          {training.assign}
        </Button>
      </div>
      <DataTable
        caption={t.training}
        isCaptionHidden
        columns={useModuleColumns()}
        rows={cells}
        rowKey={({ module }) => module}
        rowLabel={({ module }) => moduleTitle(module)}
        rowActions={({ module }) => [
          { label: t.setDue, onSelect: () => setOpen({ what: 'assign', modules: [module] }) },
          { label: classes.record, onSelect: () => setOpen({ what: 'class', modules: [module] }) },
          { label: exemptions.exempt, onSelect: () => setOpen({ what: 'exempt', modules: [module] }) },
        ]}
      />
      {open && learnerId !== null && (
        <ActionDialog open={open} learnerId={learnerId} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

interface ActionDialogProps {
  readonly open: Open
  readonly learnerId: number
  readonly onClose: () => void
}

function ActionDialog({ open: { what, modules }, learnerId, onClose }: ActionDialogProps) {
  const shared = { whom: { people: [learnerId] }, count: 1, onClose, onDone: onClose }
  if (what === 'assign') return <AssignDialog {...shared} modules={modules} />
  if (what === 'exempt') return <ExemptDialog {...shared} modules={modules} />
  return <ClassDialog {...shared} module={modules[0] ?? ''} />
}

function useModuleColumns(): readonly Column<TrainingCell>[] {
  const t = useStore(personMessages)
  const formats = useStore(format)
  const day = (at: string | null) => at !== null && writeDay(at, formats)
  return [
    {
      id: 'module',
      header: t.module,
      isRowHeader: true,
      sortBy: ({ module }) => moduleTitle(module),
      cell: ({ module }) => <OpenedModule code={module}>{moduleTitle(module)}</OpenedModule>,
    },
    {
      id: 'state',
      header: t.state,
      sortBy: ({ state, standing }) => standing?.state ?? state,
      cell: ({ state, standing, dueOn }) =>
        standing ? (
          <StandingCell standing={standing} dueOn={dueOn} isMatch={false} />
        ) : (
          <StateCell state={state} />
        ),
    },
    {
      id: 'since',
      header: t.since,
      sortBy: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => day(updatedAt),
    },
    { id: 'due', header: t.due, sortBy: ({ dueOn }) => dueOn, cell: ({ dueOn }) => day(dueOn) },
  ]
}
