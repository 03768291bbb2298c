import { useStore } from '@nanostores/react'
import { CompanyPersonRequest, type CompanyPerson } from '@platform/shared-contracts/http'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { languageOptions } from '../../lib/language-name.ts'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import type { FormOf } from '../../ui/use-resource-form.ts'
import { useRowForm, type EditorProps } from '../../ui/use-row-form.ts'
import type { Places } from '../../domain/company/place-filters.tsx'
import { useSavePersonMutation } from '../company.api.ts'
import { personFormMessages } from '../company.messages.ts'
import { SuggestedField } from '../suggested-field.tsx'
import { nameOf } from './name-of.rule.ts'
import { draftOf, requestOf, type PersonDraft } from './person-form.rule.ts'
import { SupervisorField } from './supervisor-field.tsx'

interface PersonDialogProps extends EditorProps<CompanyPerson> {
  readonly places: Places
}

/** A person of the company, or a new one, who is invited. */
export function PersonDialog({ row, places, onClose }: PersonDialogProps) {
  const t = useStore(personFormMessages)
  const form = useRowForm({
    row,
    toDraft: draftOf,
    toRequest: requestOf,
    schema: CompanyPersonRequest,
    useSave: useSavePersonMutation,
    saved: (person) => savedText(person, row !== null, t),
    onClose,
  })
  const { field } = form
  const hasNoEmail = form.form.watch('hasNoEmail')
  const number = (
    <TextField
      label={t.employeeNumber}
      hint={hasNoEmail ? t.signInNumberHint : t.employeeNumberHint}
      autoComplete="off"
      {...field('employeeNumber')}
    />
  )
  // In two columns, the first and the last name stand in one row.
  const isNumberFirst = hasNoEmail === (row === null)
  const title = row ? t.editTitle({ name: nameOf(row) }) : t.addTitle
  return (
    <ResourceDialog
      form={form}
      title={title}
      size="lg"
      {...(!row && { save: hasNoEmail ? t.addOnly : t.add, saving: t.adding })}
      onClose={onClose}
    >
      <SignInFields isNew={row === null} hasNoEmail={hasNoEmail} field={field} />
      {isNumberFirst && number}
      <TextField label={t.firstName} autoComplete="off" required {...field('firstName')} />
      <TextField label={t.lastName} autoComplete="off" required {...field('lastName')} />
      {!isNumberFirst && number}
      {!row && <SelectField label={t.language} options={languageOptions()} {...field('language')} />}
      <SuggestedField label={t.jobRole} values={places.jobRoles} field={field('jobRole')} />
      <SuggestedField label={t.department} values={places.departments} field={field('department')} />
      <SuggestedField label={t.site} values={places.sites} field={field('site')} />
      <SupervisorField person={row} field={field('supervisorId')} />
    </ResourceDialog>
  )
}

interface SignInFieldsProps {
  readonly isNew: boolean
  readonly hasNoEmail: boolean
  readonly field: FormOf<PersonDraft>['field']
}

/** An email address, or none. */
function SignInFields({ isNew, hasNoEmail, field }: SignInFieldsProps) {
  const t = useStore(personFormMessages)
  return (
    <>
      {!hasNoEmail && (
        <TextField
          label={t.email}
          hint={isNew ? t.emailHint : t.emailFixed}
          type="email"
          autoComplete="off"
          required
          readOnly={!isNew}
          {...field('email')}
        />
      )}
      {isNew && <CheckboxField label={t.hasNoEmail} hint={t.hasNoEmailHint} {...field('hasNoEmail')} />}
    </>
  )
}

function savedText(
  person: CompanyPerson,
  isEdited: boolean,
  t: ReturnType<(typeof personFormMessages)['get']>,
): string {
  const name = nameOf(person)
  if (isEdited) return t.saved({ name })
  if (person.email === null) return t.addedNoEmail({ name, number: person.employeeNumber })
  return person.state === 'active' ? t.addedActive({ name }) : t.addedInvited({ name, email: person.email })
}
