import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Language } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useGiveSeatMutation } from './checkout.api.ts'
import { seatsMessages } from './seats.messages.ts'
import classes from './checkout.module.css'

// Each language in its own name, which the invited person recognizes.
const LANGUAGES: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
]

export function GiveSeat({ id }: { readonly id: string }) {
  const t = useStore(seatsMessages)
  const { notify } = usePlatform()
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<Language>(locale.get())
  const [give, { isLoading, error }] = useGiveSeatMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { data: order } = await give({ id, email, language })
    if (!order) return
    const isInvited = order.invitations?.some((one) => one.email === email.trim().toLowerCase())
    notify('success', isInvited ? t.mailed({ email }) : t.given({ email }))
    setEmail('')
  }
  return (
    <form className={classes.give} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t.email}
        hint={t.emailHint}
        type="email"
        required
        value={email}
        error={(error as ApiError | undefined)?.message}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={t.language}
        options={LANGUAGES}
        value={language}
        onChange={({ target }) => setLanguage(target.value === 'es' ? 'es' : 'en')}
      />
      <div>
        <BusyButton type="submit" isBusy={isLoading} busyText={t.giving}>
          {t.give}
        </BusyButton>
      </div>
    </form>
  )
}
