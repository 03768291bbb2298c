import { useStore } from '@nanostores/react'
import { PersonChange, ROLES, type PersonDetail, type Role } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Card } from '@platform/shared-ui/card'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { ResourceForm, SaveButtons } from '../ui/resource-form.tsx'
import { useResourceForm, type FormOf } from '../ui/use-resource-form.ts'
import { useChangePersonMutation } from './people.api.ts'
import { peopleMessages, personMessages } from './people.messages.ts'
import layout from '../ui/layout.module.css'
import { changeOf, draftOf, type PersonDraft } from './person-draft.rule.ts'

/** What one person may do. Nothing is saved before Save: a wrong role is a serious mistake. */
export function PersonForm({ person }: { readonly person: PersonDetail }) {
  const t = useStore(personMessages)
  const { notify } = usePlatform()
  const [save] = useChangePersonMutation()
  const form = useResourceForm({
    row: person,
    toDraft: draftOf,
    toRequest: (draft) => changeOf(person, draft),
    schema: PersonChange,
    save: (change) => save({ id: person.id, change }),
    onSaved: ({ firstName, lastName }) => notify('success', t.saved({ name: `${firstName} ${lastName}` })),
  })
  return (
    <Card level={2} title={t.access}>
      <ResourceForm form={form} className={layout.stack}>
        <Fields person={person} form={form} />
        <SaveButtons form={form} save={t.save} saving={t.saving} undo={t.undo} />
      </ResourceForm>
    </Card>
  )
}

interface FieldsProps {
  readonly person: PersonDetail
  readonly form: FormOf<PersonDraft>
}

function Fields({ person, form: { form, field } }: FieldsProps) {
  const t = useStore(personMessages)
  return (
    <>
      <RoleField person={person} field={field} />
      <SwitchField label={t.subscription} hint={t.subscriptionHint} {...form.register('isSubscribed')} />
      {form.watch('isSubscribed') !== person.isSubscribed && (
        <TextField label={t.reason} hint={t.reasonHint} required {...field('reason')} />
      )}
      <SwitchField
        label={t.partner}
        hint={person.learners > 0 ? t.learners({ count: person.learners }) : t.partnerHint}
        {...form.register('isProfessionalPartner')}
      />
      <SelectField
        label={t.assignedPartner}
        emptyOption={t.noPartner}
        options={person.partners.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('assignedPartnerId')}
      />
    </>
  )
}

interface RoleFieldProps {
  readonly person: PersonDetail
  readonly field: FormOf<PersonDraft>['field']
}

function RoleField({ person, field }: RoleFieldProps) {
  const t = useStore(personMessages)
  const roles = useStore(peopleMessages)
  const { session } = usePlatform()
  const isOneself = String(session.user?.id) === String(person.id)
  const labels: Readonly<Record<Role, string>> = {
    super_admin: roles.roleSuperAdmin,
    admin: roles.roleAdmin,
    user: roles.roleUser,
  }
  return (
    <SelectField
      label={t.role}
      {...(isOneself ? { hint: t.ownRole, disabled: true } : {})}
      options={ROLES.map((role) => ({ value: role, label: labels[role] }))}
      {...field('role')}
    />
  )
}
