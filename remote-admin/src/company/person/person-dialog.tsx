import { useStore } from '@nanostores/react'
import { CompanyPersonRequest, type CompanyPerson } from '@platform/shared-contracts/http'
import { LANGUAGE_CODES, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { languageName } from '../../lib/language-name.ts'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useRowForm, type EditorProps } from '../../ui/use-row-form.ts'
import type { Places } from '../../domain/company/place-filters.tsx'
import { useSavePersonMutation } from '../company.api.ts'
import { personFormMessages } from '../company.messages.ts'
import { SuggestedField } from '../suggested-field.tsx'
import { nameOf } from './name-of.rule.ts'
import { draftOf, requestOf } from './person-form.rule.ts'
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
  const title = row ? t.editTitle({ name: nameOf(row) }) : t.addTitle
  return (
    <ResourceDialog
      form={form}
      title={title}
      size="lg"
      {...(!row && { save: t.add, saving: t.adding })}
      onClose={onClose}
    >
      <TextField
        label={t.email}
        hint={row ? t.emailFixed : t.emailHint}
        type="email"
        autoComplete="off"
        required
        readOnly={row !== null}
        {...field('email')}
      />
      {!row && <SelectField label={t.language} options={LANGUAGES} {...field('language')} />}
      <TextField label={t.firstName} autoComplete="off" required {...field('firstName')} />
      <TextField label={t.lastName} autoComplete="off" required {...field('lastName')} />
      <SuggestedField label={t.jobRole} values={places.jobRoles} field={field('jobRole')} />
      <SuggestedField label={t.department} values={places.departments} field={field('department')} />
      <SuggestedField label={t.site} values={places.sites} field={field('site')} />
      <SupervisorField person={row} field={field('supervisorId')} />
    </ResourceDialog>
  )
}

const LANGUAGES = LANGUAGE_CODES.map((code) => ({ value: code, label: languageName(code, SOURCE_LANGUAGE) }))

function savedText(
  person: CompanyPerson,
  isEdited: boolean,
  t: ReturnType<(typeof personFormMessages)['get']>,
): string {
  const name = nameOf(person)
  if (isEdited) return t.saved({ name })
  return person.state === 'active' ? t.addedActive({ name }) : t.addedInvited({ name, email: person.email })
}
