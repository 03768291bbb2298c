import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextField } from '@platform/shared-ui/field'
import { failureOf } from '../lib/failure.ts'
import { useAssignTrainingMutation } from './training.api.ts'
import { assignMessages } from './training.messages.ts'
import classes from './training.module.css'

interface Props {
  readonly people: readonly number[]
  /** Chosen to begin with. */
  readonly modules?: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const FORM = 'assign-training'

export function AssignDialog({ people, modules: given = [], onClose, onDone }: Props) {
  const t = useStore(assignMessages)
  const { notify } = usePlatform()
  const [modules, setModules] = useState(given)
  const [dueOn, setDueOn] = useState('')
  const [isRemoval, setRemoval] = useState(false)
  const [assign, { isLoading, error }] = useAssignTrainingMutation()
  const failure = error && failureOf(error)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await assign({
      people: [...people],
      modules: [...modules],
      dueOn: isRemoval ? null : dueOn,
    })
    if (answer.error) return
    notify('success', t.done)
    onDone()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <BusyButton
        type="submit"
        form={FORM}
        variant="primary"
        disabled={modules.length === 0}
        isBusy={isLoading}
        busyText={t.saving}
      >
        {t.save}
      </BusyButton>
    </>
  )
  return (
    <Dialog isOpen title={t.title(people.length)} size="lg" onClose={onClose} footer={footer}>
      <form id={FORM} className={classes.stack} onSubmit={(event) => void submit(event)}>
        {failure && !failure.fields?.dueOn && <Alert kind="danger">{failure.message}</Alert>}
        <ModuleChoice chosen={modules} choose={setModules} />
        <TextField
          label={t.dueOn}
          hint={t.dueHint}
          type="date"
          required={!isRemoval}
          disabled={isRemoval}
          value={dueOn}
          error={failure?.fields?.dueOn}
          onChange={({ target }) => setDueOn(target.value)}
        />
        <CheckboxField
          label={t.remove}
          checked={isRemoval}
          onChange={({ target }) => setRemoval(target.checked)}
        />
      </form>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly chosen: readonly string[]
  readonly choose: (codes: readonly string[]) => void
}

function ModuleChoice({ chosen, choose }: ChoiceProps) {
  const t = useStore(assignMessages)
  return (
    <fieldset className={classes.choices}>
      <legend>{chosen.length === 0 ? t.modulesMissing : t.modules}</legend>
      {CORE_MODULES.map(({ code, title }) => (
        <CheckboxField
          key={code}
          label={title}
          checked={chosen.includes(code)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
          }
        />
      ))}
    </fieldset>
  )
}
