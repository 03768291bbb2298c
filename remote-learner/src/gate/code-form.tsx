import { useStore } from '@nanostores/react'
import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { gateMessages } from './gate.messages.ts'
import styles from './gate.module.css'

/** For a code that is typed, and for a scanner that types: it has the focus, so that a scanner needs no tap. */
export function CodeForm({ onCode }: { readonly onCode: (text: string) => void }) {
  const t = useStore(gateMessages)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { current: input } = field
    if (!input || input.value.trim() === '') return
    onCode(input.value)
    input.value = ''
    input.focus()
  }
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- a question that stores nothing (0155)
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t.code}
        hint={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        className={styles.code}
      />
      <Button type="submit" variant="primary">
        {t.submit}
      </Button>
    </form>
  )
}
