import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { Company, DirectoryTestAnswer } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import { failureOf } from '../lib/failure.ts'
import { useTestDirectoryMutation } from './companies.api.ts'
import { directoryTestMessages } from './companies.messages.ts'
import classes from './companies.module.css'

interface Props {
  readonly id: Company['id']
  /** The form beside it says something else than what is saved. */
  readonly isStale: boolean
}

export function DirectoryTest({ id, isStale }: Props) {
  const t = useStore(directoryTestMessages)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [test, { data, error, isLoading }] = useTestDirectoryMutation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const person = username.trim() === '' ? {} : { username: username.trim() }
    void test({ id, body: { ...person, ...(password === '' || !username ? {} : { password }) } })
  }
  return (
    <Card level={2} title={t.title} className={classes.test}>
      <form className={classes.stack} onSubmit={submit}>
        <p className={classes.muted}>{isStale ? t.saveFirst : t.lead}</p>
        <TextField
          label={t.username}
          spellCheck={false}
          autoComplete="off"
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <PasswordField
          label={t.password}
          hint={t.passwordHint}
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div>
          <BusyButton type="submit" isBusy={isLoading} busyText={t.running} disabled={isStale}>
            {t.run}
          </BusyButton>
        </div>
        {error && !isLoading && <Alert kind="danger">{failureOf(error).message}</Alert>}
        {data && !isLoading && !error && <Outcome answer={data} />}
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
