import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { PRACTICAL_STATEMENT } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { failureOf } from '../../lib/failure.ts'
import { useSignPracticalMutation } from './learner.api.ts'
import { practicalMessages } from './learner.messages.ts'
import { practicalPoints } from './practical-points.ts'
import classes from './learner.module.css'

const FORM = 'practical'
const NO_FAULTS: Readonly<Record<string, string>> = {}

interface Props {
  readonly module: { readonly code: string; readonly title: string }
  readonly learner: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** Signs off hands-on practice that the signer watched: day, place, points, and what the signer attests. */
export function PracticalDialog({ module, learner, onClose }: Props) {
  const t = useStore(practicalMessages)
  const { notify } = usePlatform()
  const [points, setPoints] = useState<readonly string[]>([])
  const [sign, { isLoading, error }] = useSignPracticalMutation()
  const failure = error ? failureOf(error) : null
  const faults = failure?.fields ?? NO_FAULTS
  const form = useRef<HTMLFormElement>(null)
  // The form is taller than a phone screen: after Sign is pressed at its end, the focus moves to the first error.
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [error])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = formValues(new FormData(event.currentTarget), points)
    const answer = await sign({ ...values, userId: learner.id, moduleCode: module.code, isAttested: true })
    if (answer.error) return
    notify('success', t.signed)
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <BusyButton type="submit" form={FORM} variant="primary" isBusy={isLoading} busyText={t.signing}>
        {t.sign}
      </BusyButton>
    </>
  )
  return (
    <Dialog isOpen size="lg" title={t.title({ module: module.title })} onClose={onClose} footer={footer}>
      <form ref={form} id={FORM} className={classes.stack} onSubmit={(event) => void submit(event)}>
        <p>{t.lead({ name: learner.name })}</p>
        <Fields faults={faults} />
        <Points chosen={points} choose={setPoints} points={practicalPoints(module.code)} />
        <TextField name="more" label={t.more} maxLength={200} error={faults['checklist']} />
        <TextAreaField name="remarks" label={t.remarks} rows={2} maxLength={1000} />
        <Signature fault={faults['signature']} />
        {failure && !failure.fields && <Alert kind="danger">{failure.message}</Alert>}
      </form>
    </Dialog>
  )
}

function formValues(form: FormData, points: readonly string[]) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    ...{ performedOn: text('performedOn'), site: text('site'), equipment: text('equipment') },
    ...{ remarks: text('remarks'), signature: text('signature') },
    checklist: [...points, ...[text('more')].filter(Boolean)],
  }
}

function Fields({ faults }: { readonly faults: Readonly<Record<string, string>> }) {
  const t = useStore(practicalMessages)
  return (
    <div className={classes.pair}>
      <TextField
        name="performedOn"
        label={t.performedOn}
        type="date"
        required
        error={faults['performedOn']}
      />
      <TextField
        name="site"
        label={t.site}
        hint={t.siteHint}
        required
        minLength={2}
        maxLength={200}
        error={faults['site']}
      />
      <TextField name="equipment" label={t.equipment} maxLength={300} error={faults['equipment']} />
    </div>
  )
}

interface PointsProps {
  readonly points: readonly string[]
  readonly chosen: readonly string[]
  readonly choose: (points: readonly string[]) => void
}

function Points({ points, chosen, choose }: PointsProps) {
  const t = useStore(practicalMessages)
  return (
    <fieldset className={classes.points}>
      <legend>{t.checklist}</legend>
      {points.map((point) => (
        <CheckboxField
          key={point}
          label={point}
          checked={chosen.includes(point)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, point] : chosen.filter((one) => one !== point))
          }
        />
      ))}
    </fieldset>
  )
}

function Signature({ fault }: { readonly fault: string | undefined }) {
  const t = useStore(practicalMessages)
  return (
    <>
      <fieldset className={classes.points}>
        <legend>{t.statement}</legend>
        <blockquote className={classes.statement}>{PRACTICAL_STATEMENT}</blockquote>
        <CheckboxField label={t.attest} required />
      </fieldset>
      <TextField
        name="signature"
        label={t.signature}
        hint={t.signatureHint}
        required
        minLength={3}
        maxLength={120}
        autoComplete="name"
        error={fault}
      />
    </>
  )
}
