import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { selectedCount } from '../../ui/lists/use-bulk-selection.ts'
import { ExemptDialog } from '../exemptions/exempt-dialog.tsx'
import { exemptionMessages } from '../exemptions/exemptions.messages.ts'
import { AssignButton, matchingOf, type BulkProps } from './assign-button.tsx'

/** What can be done with the selected people; only a company exempts its own. */
export function BulkActions(props: BulkProps) {
  return (
    <>
      <AssignButton {...props} />
      {props.scope === '/company/training' && <ExemptButton {...props} />}
    </>
  )
}

function ExemptButton({ selection, total, scope, filter }: BulkProps) {
  const t = useStore(exemptionMessages)
  const [isOpen, setOpen] = useState(false)
  const whom = selection.isAll
    ? { matching: matchingOf(filter, scope), expected: total }
    : { people: [...selection.ids] }
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.exempt}</Button>
      {isOpen && (
        <ExemptDialog
          whom={whom}
          count={selectedCount(selection, total)}
          modules={filter.module === '' ? [] : [filter.module]}
          onClose={close}
          onDone={() => {
            close()
            selection.clear()
          }}
        />
      )}
    </>
  )
}
