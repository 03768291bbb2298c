import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
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
      <FocusFallback className={classes.selection} change={`${ids.size} ${isAssigning}`}>
        <span role="status" tabIndex={-1} data-focus-fallback>
          {t.selected(ids.size)}
        </span>
        <Button variant="primary" disabled={ids.size === 0} onClick={() => setAssigning(true)}>
          {t.assign}
        </Button>
        {ids.size > 0 && (
          <Button variant="ghost" onClick={clear}>
            {t.clear}
          </Button>
        )}
      </FocusFallback>
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
