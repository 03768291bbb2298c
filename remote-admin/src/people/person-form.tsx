import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { ROLES, type PersonDetail, type Role } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { failureOf } from '../lib/failure.ts'
import { useChangePersonMutation } from './people.api.ts'
import { peopleMessages, personMessages } from './people.messages.ts'
import classes from './people.module.css'
import { changeOf, draftOf, type PersonDraft } from './person-draft.rule.ts'

/** What one person may do. Nothing is saved before Save: a wrong role is a serious mistake. */
export function PersonForm({ person }: { readonly person: PersonDetail }) {
  const t = useStore(personMessages)
  const { notify } = usePlatform()
  const [draft, setDraft] = useState(() => draftOf(person))
  const [save, { isLoading, error }] = useChangePersonMutation()
  const change = changeOf(person, draft)
  const failure = error && failureOf(error)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!change) return
    const answer = await save({ id: person.id, change })
    if (!answer.error) notify('success', t.saved({ name: `${person.firstName} ${person.lastName}` }))
  }
  return (
    <Card level={2} title={t.access}>
      <form className={classes.stack} onSubmit={(event) => void submit(event)}>
        {failure && !failure.fields && <Alert kind="danger">{failure.message}</Alert>}
        <Fields
          person={person}
          draft={draft}
          errors={failure?.fields ?? {}}
          set={(patch) => setDraft({ ...draft, ...patch })}
        />
        <div className={classes.buttons}>
          <BusyButton
            type="submit"
            variant="primary"
            isBusy={isLoading}
            busyText={t.saving}
            disabled={!change}
          >
            {t.save}
          </BusyButton>
          {change && <Button onClick={() => setDraft(draftOf(person))}>{t.undo}</Button>}
        </div>
      </form>
    </Card>
  )
}

interface FieldsProps {
  readonly person: PersonDetail
  readonly draft: PersonDraft
  readonly errors: Readonly<Record<string, string>>
  readonly set: (patch: Partial<PersonDraft>) => void
}

function Fields({ person, draft, errors, set }: FieldsProps) {
  const t = useStore(personMessages)
  return (
    <>
      <RoleField person={person} draft={draft} errors={errors} set={set} />
      <SwitchField
        label={t.subscription}
        hint={t.subscriptionHint}
        checked={draft.isSubscribed}
        onChange={({ target }) => set({ isSubscribed: target.checked })}
      />
      {draft.isSubscribed !== person.isSubscribed && (
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          required
          minLength={3}
          maxLength={300}
          value={draft.reason}
          error={errors.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      )}
      <SwitchField
        label={t.partner}
        hint={person.learners > 0 ? t.learners(person.learners) : t.partnerHint}
        checked={draft.isProfessionalPartner}
        onChange={({ target }) => set({ isProfessionalPartner: target.checked })}
      />
      <SelectField
        label={t.assignedPartner}
        emptyOption={t.noPartner}
        value={String(draft.assignedPartnerId ?? '')}
        error={errors.assignedPartnerId}
        options={person.partners.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => set({ assignedPartnerId: Number(target.value) || null })}
      />
    </>
  )
}

function RoleField({ person, draft, set }: FieldsProps) {
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
      value={draft.role}
      options={ROLES.map((role) => ({ value: role, label: labels[role] }))}
      onChange={({ target }) => set({ role: ROLES.find((role) => role === target.value) ?? draft.role })}
    />
  )
}
