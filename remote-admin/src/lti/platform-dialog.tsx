import { useStore } from '@nanostores/react'
import { LtiPlatformRequest, type LtiPlatform } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { choices, flag, list, text, typedFields, words, type TypedField } from '../lib/typed-fields.rule.ts'
import { ChoicesField } from '../ui/choices-field.tsx'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { labeled, useRowForm, type EditorProps } from '../ui/use-row-form.ts'
import { useSaveLtiPlatformMutation } from './lti.api.ts'
import { ltiPlatformMessages } from './lti.messages.ts'
import classes from './lti.module.css'

const seats: TypedField<number | null, string> = {
  empty: '',
  show: (value) => (value === null ? '' : String(value)),
  read: (typed) => (typed.trim() === '' ? null : Number(typed)),
}
const FIELDS = typedFields({
  name: text,
  siteUrl: text,
  issuer: text,
  clientId: text,
  deploymentIds: list,
  loginUrl: text,
  tokenUrl: text,
  keysetUrl: text,
  emailDomains: words,
  seats,
  moduleCodes: choices,
  givesAccess: flag,
  isActive: flag,
})
const MODULES = CORE_MODULES.map(({ code, title }) => ({ value: code, label: title }))

/** Most systems open everything that is taught, for everyone the customer pays for. */
function toDraft(row: LtiPlatform | null) {
  if (row) return FIELDS.toDraft(row)
  const moduleCodes = MODULES.map(({ value }) => value)
  return { ...FIELDS.toDraft(null), moduleCodes, givesAccess: true, isActive: true }
}

export function PlatformDialog({ row, onClose }: EditorProps<LtiPlatform>) {
  const t = useStore(ltiPlatformMessages)
  const form = useRowForm({
    toDraft,
    toRequest: FIELDS.toRequest,
    row,
    schema: LtiPlatformRequest,
    useSave: useSaveLtiPlatformMutation,
    saved: ({ name }) => t.saved({ name }),
    onClose,
  })
  const field = labeled(form, t)
  const title = row ? t.editTitle({ name: row.name }) : t.addTitle
  return (
    <ResourceDialog form={form} title={title} size="lg" onClose={onClose}>
      <TextField {...field('name')} required />
      <TextField {...field('siteUrl')} type="url" required />
      <TextField {...field('issuer')} required />
      <TextField {...field('clientId')} required />
      <TextField {...field('deploymentIds')} required />
      <TextField {...field('loginUrl')} type="url" required />
      <TextField {...field('tokenUrl')} type="url" required />
      <TextField {...field('keysetUrl')} type="url" required />
      <TextField {...field('emailDomains')} />
      <TextField {...field('seats')} inputMode="numeric" />
      <div className={classes.whole}>
        <ChoicesField label={t.moduleCodes} options={MODULES} isWide field={form.field('moduleCodes')} />
      </div>
      <SwitchField label={t.givesAccess} hint={t.givesAccessHint} {...form.form.register('givesAccess')} />
      <SwitchField label={t.isActive} {...form.form.register('isActive')} />
    </ResourceDialog>
  )
}
