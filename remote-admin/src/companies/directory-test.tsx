import { useStore } from '@nanostores/react'
import { DirectoryTestRequest, type Company, type DirectoryTestAnswer } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { failureOf } from '../lib/failure.ts'
import { useTestDirectoryMutation } from './companies.api.ts'
import { directoryTestMessages } from './companies.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './companies.module.css'

interface Props {
  readonly id: Company['id']
  /** The form beside it says something else than what is saved. */
  readonly isStale: boolean
}

const NO_CREDENTIALS = { username: '', password: '' }

/** A password without a user name is not sent. */
function personOf({ username, password }: typeof NO_CREDENTIALS) {
  const name = username.trim()
  return name === '' ? {} : { username: name, ...(password === '' ? {} : { password }) }
}

/** Holds credentials only, so it does not ask before it is left. */
export function DirectoryTest({ id, isStale }: Props) {
  const t = useStore(directoryTestMessages)
  const [test, { data, isLoading, isSuccess }] = useTestDirectoryMutation()
  const form = useSchemaForm({
    schema: DirectoryTestRequest,
    defaultValues: NO_CREDENTIALS,
    toRequest: personOf,
  })
  const field = fieldsOf(form)
  const submit = form.handleSubmit(async (body) => {
    const { error } = await test({ id, body })
    if (error) showServerErrors(form, failureOf(error))
  })
  return (
    <Card level={2} title={t.title} className={classes.test}>
      {/* eslint-disable-next-line project/forms-ask-before-leaving -- holds only credentials (0155) */}
      <form className={layout.stack} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.muted}>{isStale ? t.saveFirst : t.lead}</p>
        <TextField label={t.username} spellCheck={false} autoComplete="off" {...field('username')} />
        <PasswordField label={t.password} hint={t.passwordHint} autoComplete="off" {...field('password')} />
        <div>
          <BusyButton type="submit" isBusy={isLoading} busyText={t.running} disabled={isStale}>
            {t.run}
          </BusyButton>
        </div>
        <FormFailure form={form} />
        {isSuccess && <Outcome answer={data} />}
      </form>
    </Card>
  )
}

function Outcome({ answer: { outcome, message, person } }: { readonly answer: DirectoryTestAnswer }) {
  const t = useStore(directoryTestMessages)
  const isFine = outcome === 'ok'
  return (
    <Alert kind={isFine ? 'success' : 'warning'} title={isFine ? t.works : t.fails}>
      <p className={classes.line}>{message}</p>
      {person && (
        <>
          <p className={classes.line}>
            {t.found({
              name: `${person.firstName} ${person.lastName}`,
              email: person.email ?? t.noEmail,
            })}
          </p>
          <p className={classes.line}>{t.entry({ dn: person.dn })}</p>
        </>
      )}
    </Alert>
  )
}
