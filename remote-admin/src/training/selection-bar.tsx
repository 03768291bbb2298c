import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { AssignDialog } from './assign-dialog.tsx'
import { trainingMessages } from './training.messages.ts'
import type { LearnerSelection } from './use-selection.ts'
import classes from './training.module.css'

/** How many are chosen, and what can be done for all of them. */
export function SelectionBar({ selection }: { readonly selection: LearnerSelection }) {
  const t = useStore(trainingMessages)
  const [isAssigning, setAssigning] = useState(false)
  const { ids, clear } = selection
  return (
    <>
      <div className={classes.selection}>
        <span role="status">{t.selected(ids.size)}</span>
        <Button variant="primary" disabled={ids.size === 0} onClick={() => setAssigning(true)}>
          {t.assign}
        </Button>
        {ids.size > 0 && (
          <Button variant="ghost" onClick={clear}>
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
            clear()
          }}
        />
      )}
    </>
  )
}
