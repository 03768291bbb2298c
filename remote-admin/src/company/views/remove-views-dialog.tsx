import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CompanyView } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import layout from '../../ui/layout.module.css'
import { useRemoveViewMutation } from './views.api.ts'
import { viewMessages } from './views.messages.ts'

interface RemoveViewsDialogProps {
  readonly views: readonly CompanyView[]
  readonly onClose: () => void
}

export function RemoveViewsDialog({ views, onClose }: RemoveViewsDialogProps) {
  const t = useStore(viewMessages)
  const [removing, setRemoving] = useState<CompanyView | null>(null)
  return (
    <Dialog
      isOpen
      title={t.manageTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {views.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className={layout.stack}>
          {views.map((view) => (
            <li key={view.id} className={layout.lines}>
              {view.name}
              <Button
                size="sm"
                aria-label={t.removeOf({ name: view.name })}
                onClick={() => setRemoving(view)}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <ConfirmAction
          useAction={useRemoveViewMutation}
          arg={removing.id}
          title={t.removeTitle({ name: removing.name })}
          text={t.removeText}
          action={t.remove}
          done={t.removed}
          onClose={() => setRemoving(null)}
        />
      )}
    </Dialog>
  )
}
