import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useState } from 'react'
import { attachmentMessages } from '../consultations.messages.ts'

interface RemoveFileButtonProps {
  /** Of the file in the API. */
  readonly path: string
  readonly file: string
  readonly partner: string
  readonly onRemoved: () => void
}

export function RemoveFileButton({ path, file, partner, onRemoved }: RemoveFileButtonProps) {
  const m = useStore(attachmentMessages)
  const [isOpen, setOpen] = useState(false)
  const { isBusy, error, remove } = useRemove(path, () => {
    setOpen(false)
    onRemoved()
  })
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={m.removeNamed({ file })} onClick={() => setOpen(true)}>
        {m.remove}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        title={m.removeTitle}
        confirmText={m.removeConfirm}
        busyText={m.removing}
        isBusy={isBusy}
        error={error}
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <p>{m.removeText({ name: partner, file })}</p>
      </ConfirmDialog>
    </>
  )
}

function useRemove(url: string, onRemoved: () => void) {
  const m = useStore(attachmentMessages)
  const { fetch, notify } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function request() {
    setBusy(true)
    const { error: refusal } = await callApi(fetch, { url, method: 'DELETE' })
    setBusy(false)
    setError(refusal ? (refusal.serverMessage ?? m.notRemoved) : null)
    if (refusal) return
    notify('success', m.removed)
    onRemoved()
  }
  return { isBusy, error, remove: () => void request() }
}
