import { useState } from 'react'
import { Button } from '../../src/actions/button.tsx'
import { ConfirmDialog } from '../../src/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../src/dialogs/dialog.tsx'
import { TextField } from '../../src/fields/field.tsx'
import { PencilIcon, TrashIcon, UserIcon } from '../../src/layout/icon.tsx'
import { Menu } from '../../src/menu/menu.tsx'
import { Specimen } from '../specimen.tsx'

type Open = 'dialog' | 'confirm' | 'typed' | null

const nothing = () => undefined

export function Overlays() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Specimen note="Dialogs">
        <Button onClick={() => setOpen('dialog')}>Edit profile</Button>
        <Button onClick={() => setOpen('confirm')}>End session</Button>
        <Button variant="danger" onClick={() => setOpen('typed')}>
          Delete tenant
        </Button>
      </Specimen>
      <Dialog
        isOpen={open === 'dialog'}
        title="Edit profile"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <TextField label="Full name" defaultValue="Ana Reyes" />
      </Dialog>
      <Confirmations open={open} onClose={close} />
      <Menus />
    </>
  )
}

function Menus() {
  return (
    <Specimen note="Menus">
      <Menu
        label="Services"
        openOnHover
        entries={[
          { label: 'Quizzes', to: '/quizzes' },
          {
            label: 'Certificates',
            to: '/certificates',
            lockedReason: 'Certificates come with a subscription.',
          },
          { label: 'Consultations', to: '/consultations' },
        ]}
      />
      <Menu
        label="Ana Reyes"
        icon={<UserIcon size={1.125} />}
        entries={[
          { kind: 'heading', label: 'Ana Reyes', hint: 'ana@oncall.test' },
          { kind: 'separator' },
          { label: 'Account', to: '/account' },
          { label: 'Logout', onSelect: nothing },
        ]}
      />
      <Menu
        trigger="icon"
        align="end"
        label="Actions for oncall"
        entries={[
          { label: 'Edit', icon: <PencilIcon size={1.125} />, onSelect: nothing },
          { label: 'Publish', onSelect: nothing, isDisabled: true },
          { kind: 'separator' },
          { label: 'Delete', icon: <TrashIcon size={1.125} />, onSelect: nothing, isDanger: true },
        ]}
      />
    </Specimen>
  )
}

function Confirmations({ open, onClose: close }: { readonly open: Open; readonly onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      close()
    }, 1000)
  }
  return (
    <>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="End this session?"
        confirmText="End session"
        isBusy={isBusy}
        busyText="Ending..."
        onConfirm={confirm}
        onClose={close}
      >
        That device is signed out at once.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'typed'}
        title="Delete this tenant?"
        confirmText="Delete tenant"
        requiredText="oncall"
        isDanger
        isBusy={isBusy}
        busyText="Deleting..."
        onConfirm={confirm}
        onClose={close}
      >
        Its site stops answering. Learners keep their certificates.
      </ConfirmDialog>
    </>
  )
}
