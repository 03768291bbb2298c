import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { PageHeader } from '@platform/shared-ui/page-header'
import { CheckManyForm } from './check-many-form.tsx'
import { SignedCheckForm } from './signed/signed-check-form.tsx'
import { signedMessages } from './signed/signed.messages.ts'
import { verifyMessages } from './verify.messages.ts'
import classes from './verify.module.css'

/** /verify: for everybody who has a code, a list of codes or a certificate's file, and no link. */
export function VerifyStartRoute() {
  const t = useStore(verifyMessages)
  const s = useStore(signedMessages)
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.startTitle} lead={t.startLead} />
      <CodeForm />
      <p>
        <Link to="/sample-certificate">{t.sample}</Link>
      </p>
      <CheckManyForm />
      <SignedCheckForm />
      <p>
        <Link to="/certificate-keys">{s.keysLink}</Link>
      </p>
      <p className={classes.statement}>{t.statement}</p>
    </div>
  )
}

function CodeForm() {
  const t = useStore(verifyMessages)
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim().toUpperCase()
    setMissing(typed === '')
    if (typed !== '') void navigate(`/verify/${encodeURIComponent(typed)}`)
  }
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- a question that stores nothing (0155)
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t.oneCode}
        hint={t.codeHint}
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={40}
        value={code}
        error={isMissing ? t.bulkNone : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="primary" className={classes.submit}>
        {t.checkOne}
      </Button>
    </form>
  )
}

export { VerifyStartRoute as Component }
