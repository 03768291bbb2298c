import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { AssignDialog } from './assign-dialog.tsx'
import { TrainingView } from './training-view.tsx'
import { trainingMessages } from './training.messages.ts'
import classes from './training.module.css'

const NOBODY: ReadonlySet<number> = new Set()

/** /manager: all learners of the tenant by company, and modules to assign to them. */
export function ManagerRoute() {
  const t = useStore(trainingMessages)
  const [ids, setIds] = useState(NOBODY)
  const [isAssigning, setAssigning] = useState(false)
  const select = (changed: readonly number[], isChosen: boolean) =>
    setIds(new Set(isChosen ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id))))
  return (
    <TrainingView
      scope="/admin/training"
      title={t.managerTitle}
      lead={t.managerLead}
      emptyText={t.emptyTenant}
      selection={{ ids, set: select }}
    >
      <div className={classes.selection}>
        <span role="status">{t.selected(ids.size)}</span>
        <Button variant="primary" disabled={ids.size === 0} onClick={() => setAssigning(true)}>
          {t.assign}
        </Button>
        {ids.size > 0 && (
          <Button variant="ghost" onClick={() => setIds(NOBODY)}>
            {t.clear}
          </Button>
        )}
      </div>
      {isAssigning && (
        <AssignDialog
          people={[...ids]}
          onClose={() => setAssigning(false)}
          onDone={() => {
            setAssigning(false)
            setIds(NOBODY)
          }}
        />
      )}
    </TrainingView>
  )
}

export { ManagerRoute as Component }
