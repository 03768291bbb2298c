import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { CertificateKey } from '@platform/shared-contracts/http'
import { BusyButton } from '@platform/shared-ui/button'
import { TextAreaField } from '@platform/shared-ui/field'
import { FailedState } from '@platform/shared-ui/failed-state'
import { FileField } from '@platform/shared-ui/file-field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import classes from '../verify.module.css'
import { checkSigned, contentOf, type SignedCheck } from './check-signed.ts'
import { useListCertificateKeysQuery } from './keys.api.ts'
import { SignedResult } from './signed-result.tsx'
import { signedMessages } from './signed.messages.ts'

const MAX_BYTES = 10_000_000

/** Checks a file or a pasted text in the browser, with the public keys. */
export function SignedCheckForm() {
  const t = useStore(signedMessages)
  const { data: keys, isError, refetch } = useListCertificateKeysQuery()
  return (
    <section className={classes.many} aria-labelledby="signed-file">
      <h2 id="signed-file">{t.fileTitle}</h2>
      <p className={classes.statement}>{t.fileLead}</p>
      {keys && <Form keys={keys} />}
      {!keys && isError && <FailedState onRetry={refetch}>{t.keysFailed}</FailedState>}
      {!keys && !isError && <Skeleton text={t.loadingKeys} lines={4} />}
    </section>
  )
}

function Form({ keys }: { readonly keys: readonly CertificateKey[] }) {
  const t = useStore(signedMessages)
  const form = useSignedCheck(keys)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.check()
  }
  return (
    <>
      {/* eslint-disable-next-line project/forms-ask-before-leaving -- a question that stores nothing (0155) */}
      <form className={classes.form} onSubmit={submit} noValidate>
        <FileField
          label={t.file}
          accept=".pdf,.png,.jws,.jwt,.txt,.json"
          file={form.file}
          onFile={form.choose}
          {...(form.fault ? { error: t[form.fault] } : {})}
        />
        <TextAreaField
          label={t.paste}
          hint={t.pasteHint}
          rows={4}
          autoComplete="off"
          spellCheck={false}
          value={form.text}
          onChange={({ target }) => form.paste(target.value)}
        />
        <BusyButton type="submit" isBusy={form.isBusy} busyText={t.checking} className={classes.submit}>
          {t.check}
        </BusyButton>
      </form>
      {form.result && <SignedResult check={form.result} />}
    </>
  )
}

function useSignedCheck(keys: readonly CertificateKey[]) {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<'needed' | 'tooLarge' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<SignedCheck | null>(null)

  const start = () => {
    setFault(null)
    setResult(null)
  }
  const check = async () => {
    start()
    if (!file && text.trim() === '') return setFault('needed')
    if (file && file.size > MAX_BYTES) return setFault('tooLarge')
    setBusy(true)
    setResult(await checkSigned(file ? await contentOf(file) : text, keys))
    setBusy(false)
  }
  return {
    ...{ file, text, fault, isBusy, result, check },
    /** A file and a text at once would leave open which of them was checked. */
    choose: (chosen: File | null) => {
      start()
      setText('')
      setFile(chosen)
    },
    paste: (pasted: string) => {
      start()
      setFile(null)
      setText(pasted)
    },
  }
}
