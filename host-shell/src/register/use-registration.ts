import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import type { ApiError } from '@platform/shared-contracts/client'
import { locale } from '@platform/shared-contracts/remote'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { useShell } from '../app/shell-services.ts'
import { register } from './register.api.ts'
import { registerFailureMessages } from './register.messages.ts'
import { registrationFault, type RegistrationForm } from './registration-form.rule.ts'
import type { EmailAvailability } from './use-email-availability.ts'
import type { Partners } from './use-partners.ts'

const REDIRECT_AFTER_MS = 2000

interface Context {
  readonly availability: EmailAvailability
  readonly partners: Partners | null
}

export interface Registration {
  readonly stage: 'open' | 'busy' | 'done'
  readonly failure: string | null
  /** What the server said of single fields, by their names in the request. */
  readonly fields: Readonly<Record<string, string>>
  readonly dismiss: () => void
  readonly submit: (form: RegistrationForm, context: Context) => Promise<void>
}

export function useRegistration(): Registration {
  const { session } = useShell()
  const texts = useStore(registerFailureMessages)
  const [stage, setStage] = useState<Registration['stage']>('open')
  const [failure, setFailure] = useState<string | null>(null)
  const [fields, setFields] = useState<Registration['fields']>({})
  useRedirectWhenDone(stage)

  const submit = async (form: RegistrationForm, { availability, partners }: Context) => {
    const fault = registrationFault(form, availability === 'taken')
    setFailure(fault && texts[fault])
    setFields({})
    if (fault) return
    setStage('busy')
    const refusal = await register(session.call, requestOf(form, partners))
    setStage(refusal ? 'open' : 'done')
    if (!refusal) return
    setFields(refusal.fields ?? {})
    setFailure(failureText(refusal) || texts.failed)
  }
  return { stage, failure, fields, dismiss: () => setFailure(null), submit }
}

/** A refused body is described field by field; any other refusal has a sentence of its own (spec section 8). */
function failureText({ serverMessage = '', fields = {} }: Partial<ApiError>): string {
  const [name, text] = Object.entries(fields)[0] ?? []
  return name !== undefined && text !== undefined && serverMessage.startsWith(`${name}: `)
    ? text
    : serverMessage
}

function useRedirectWhenDone(stage: Registration['stage']): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (stage !== 'done') return
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [stage, navigate])
}

function requestOf(form: RegistrationForm, partners: Partners | null) {
  return {
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email: form.email,
    password: form.password,
    company_name: form.company.trim(),
    state: form.state,
    ...(locale.get() === SOURCE_LANGUAGE ? {} : { language: locale.get() }),
    assigned_partner_id: form.partner === '' ? null : (partners?.list[Number(form.partner)]?.id ?? null),
  }
}
