import { useStore } from '@nanostores/react'
import { CompanyManagerRequest } from '@platform/shared-contracts/http'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import layout from '../../ui/layout.module.css'
import { managerMessages } from './company.messages.ts'
import { useGrantManagerMutation, type ManagersPath } from './managers.api.ts'

interface GrantDialogProps {
  readonly path: ManagersPath
  readonly companyName: string
  readonly onClose: () => void
}

/** Makes someone who has an account a manager of the company. */
export function GrantDialog({ path, companyName, onClose }: GrantDialogProps) {
  const t = useStore(managerMessages)
  const [grant] = useGrantManagerMutation()
  const form = useActionForm({
    start: { email: '', isOwner: false },
    toRequest: ({ email, isOwner }) => ({ email: email.trim(), isOwner }),
    schema: CompanyManagerRequest,
    send: (body) => grant({ path, body }),
    done: ({ email }) => t.granted({ email }),
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.grantTitle({ company: companyName })}
      className={layout.stack}
      save={t.grant}
      saving={t.granting}
      onClose={onClose}
    >
      <TextField
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="off"
        required
        {...form.field('email')}
      />
      <CheckboxField label={t.isOwner} hint={t.isOwnerHint} {...form.field('isOwner')} />
    </ResourceDialog>
  )
}
