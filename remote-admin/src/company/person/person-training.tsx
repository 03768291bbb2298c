import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CompanyPersonRecord, TrainingCell } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { ExemptDialog } from '../../domain/exemptions/exempt-dialog.tsx'
import { exemptionMessages } from '../../domain/exemptions/exemptions.messages.ts'
import { AssignDialog } from '../../domain/training/assign-dialog.tsx'
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

function Modules({ person: { cells, learnerId } }: PersonTrainingProps) {
  const t = useStore(personMessages)
  const training = useStore(trainingMessages)
  const exemptions = useStore(exemptionMessages)
  const [assigning, setAssigning] = useState<readonly string[] | null>(null)
  const [exempting, setExempting] = useState<string | null>(null)
  const close = () => setAssigning(null)
  const closeExempting = () => setExempting(null)
  return (
    <>
      <div>
        <Button variant="primary" onClick={() => setAssigning([])}>
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
          { label: t.setDue, onSelect: () => setAssigning([module]) },
          { label: exemptions.exempt, onSelect: () => setExempting(module) },
        ]}
      />
      {assigning && learnerId !== null && (
        <AssignDialog
          whom={{ people: [learnerId] }}
          count={1}
          modules={assigning}
          onClose={close}
          onDone={close}
        />
      )}
      {exempting && learnerId !== null && (
        <ExemptDialog
          whom={{ people: [learnerId] }}
          count={1}
          modules={[exempting]}
          onClose={closeExempting}
          onDone={closeExempting}
        />
      )}
    </>
  )
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
      cell: ({ module }) => moduleTitle(module),
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
