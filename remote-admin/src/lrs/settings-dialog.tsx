import { useStore } from '@nanostores/react'
import {
  LRS_VERSIONS,
  LrsSettingsRequest,
  LrsTestRequest,
  type LrsConnection,
  type LrsTestAnswer,
} from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { SelectField } from '@platform/shared-ui/select-field'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { failureOf } from '../lib/failure.ts'
import { flag, text, typedFields, type TypedField } from '../lib/typed-fields.rule.ts'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { labeled } from '../ui/use-row-form.ts'
import { useSaveLrsMutation, useTestLrsMutation } from './lrs.api.ts'
import { lrsOutcomeMessages, lrsSettingsMessages } from './lrs.messages.ts'
import classes from './lrs.module.css'

/** Nothing typed is `null`; a space in it counts. */
const secret: TypedField<string | null, string> = {
  empty: '',
  show: () => '',
  read: (typed) => (typed === '' ? null : typed),
}
const FIELDS = typedFields({
  endpoint: text,
  version: text,
  key: text,
  secret,
  namesPeople: flag,
  isActive: flag,
})
const VERSIONS = LRS_VERSIONS.map((value) => ({ value, label: value }))

function toDraft({ settings }: LrsConnection) {
  if (settings) return FIELDS.toDraft({ ...settings, secret: null })
  return { ...FIELDS.toDraft(null), version: LRS_VERSIONS[0], isActive: true }
}

interface Props {
  readonly connection: LrsConnection
  readonly onClose: () => void
}

/** Where statements go. The test tries what is typed, before it is saved. */
export function SettingsDialog({ connection, onClose }: Props) {
  const t = useStore(lrsSettingsMessages)
  const { notify } = usePlatform()
  const [save] = useSaveLrsMutation()
  const form = useResourceForm({
    row: connection,
    toDraft,
    toRequest: FIELDS.toRequest,
    schema: LrsSettingsRequest,
    save: (body) => save(body),
    onSaved: () => {
      onClose()
      notify('success', t.saved)
    },
  })
  const { isTesting, answer, test } = useConnectionTest(form)
  const field = labeled(form, t)
  const secretHint = connection.settings ? `${t.secretHint} ${t.secretUnchanged}` : t.secretHint
  return (
    <ResourceDialog
      form={form}
      title={t.title}
      size="lg"
      onClose={onClose}
      actions={
        <BusyButton isBusy={isTesting} busyText={t.testing} onClick={() => void test()}>
          {t.test}
        </BusyButton>
      }
    >
      <div className={classes.whole}>
        <TextField {...field('endpoint')} type="url" required />
      </div>
      <TextField {...field('key')} autoComplete="off" spellCheck={false} required />
      <PasswordField {...field('secret')} hint={secretHint} autoComplete="off" />
      <SelectField {...field('version')} options={VERSIONS} />
      <div className={classes.whole}>
        <SwitchField label={t.namesPeople} hint={t.namesPeopleHint} {...form.form.register('namesPeople')} />
      </div>
      <SwitchField label={t.isActive} {...form.form.register('isActive')} />
      {answer && <Outcome answer={answer} />}
    </ResourceDialog>
  )
}

type Form = ReturnType<
  typeof useResourceForm<LrsConnection, ReturnType<typeof toDraft>, LrsSettingsRequest, LrsConnection>
>

/** Faults of what is typed are shown at their fields, as saving does. */
function useConnectionTest({ form }: Form) {
  const [test, { data, isLoading, reset }] = useTestLrsMutation()
  const run = async () => {
    reset()
    if (!(await form.trigger(['endpoint', 'version', 'key', 'secret']))) return
    const typed = LrsTestRequest.safeParse(FIELDS.toRequest(form.getValues()))
    if (!typed.success) return
    const { error } = await test(typed.data)
    if (error) showServerErrors(form, failureOf(error))
  }
  return { isTesting: isLoading, answer: data, test: run }
}

function Outcome({ answer: { outcome, status, versions } }: { readonly answer: LrsTestAnswer }) {
  const t = useStore(lrsSettingsMessages)
  const outcomes = useStore(lrsOutcomeMessages)
  const isFine = outcome === 'ok' || outcome === 'write-only'
  const text =
    outcome === 'other-version'
      ? outcomes['other-version']({ versions: versions.join(', ') })
      : outcomes[outcome]
  return (
    <div className={classes.whole}>
      <Alert kind={isFine ? 'success' : 'warning'} title={isFine ? t.works : t.fails}>
        {text}
        {!isFine && status !== null && ` ${outcomes.answered({ status })}`}
      </Alert>
    </div>
  )
}
