import { format } from '@platform/shared-contracts/remote'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@platform/shared-ui/button'
import { resourceMessages } from '../resource.messages.ts'
import { selectedCount, type BulkSelection } from './use-bulk-selection.ts'
import classes from '../resource.module.css'

interface SelectionBarProps {
  readonly selection: BulkSelection
  /** The rows of the page. */
  readonly shown: readonly number[]
  /** How many rows match on all pages. */
  readonly total: number
  /** What can be done with the selected rows. */
  readonly children: ReactNode
}

/** How many rows are selected, and what can be done with them; at the end of the screen while the list is longer. */
export function SelectionBar({ selection, shown, total, children }: SelectionBarProps) {
  const t = useStore(resourceMessages)
  const { number } = useStore(format)
  const { ids, isAll, selectAll, clear } = selection
  const count = selectedCount(selection, total)
  const isPageSelected = shown.length > 0 && shown.every((id) => ids.has(id))
  const text = isAll ? t.allSelected({ count: number(total) }) : t.selected({ count: number(count) })
  const status = useFocusOfRemoved(`${isAll} ${count}`)
  return (
    <div className={count > 0 ? classes.selection : classes.nothing}>
      <strong ref={status} role="status" tabIndex={-1}>
        {count > 0 ? text : t.nothingSelected}
      </strong>
      {count > 0 && (
        <>
          {isPageSelected && total > count && (
            <Button variant="ghost" onClick={selectAll}>
              {t.selectAll({ count: number(total) })}
            </Button>
          )}
          <span className={classes.actions}>
            {children}
            <Button variant="ghost" onClick={clear}>
              {t.clearSelection}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}

/** What was pressed, here or in a dialog of an action, is gone with the selection: the focus goes to its new count. */
function useFocusOfRemoved(change: string) {
  const status = useRef<HTMLElement>(null)
  const last = useRef(change)
  useEffect(() => {
    if (last.current !== change && document.activeElement === document.body) status.current?.focus()
    last.current = change
  }, [change])
  return status
}
