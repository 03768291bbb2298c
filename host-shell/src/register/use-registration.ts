import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { useSchemaForm, type SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { readRedirectState } from '../app/redirect-state.ts'
import { useShell } from '../app/shell-services.ts'
import { register } from './register.api.ts'
import { registerFailureMessages } from './register.messages.ts'
import {
  EMPTY_DRAFT,
  FIELD_OF_FAULT,
  registrationFaults,
  type RegistrationDraft,
  type RegistrationFault,
  type TypedRegistration,
} from './registration-form.rule.ts'
import { RegistrationSchema } from './registration-schema.ts'
import { useEmailAvailability, type EmailAvailability } from './use-email-availability.ts'
import { usePartners, type Partners } from './use-partners.ts'

const REDIRECT_AFTER_MS = 2000
const ALL_FAULTS = Object.keys(FIELD_OF_FAULT) as RegistrationFault[]

export type RegistrationForm = SchemaForm<RegistrationDraft, TypedRegistration>

export interface Registration {
  readonly form: RegistrationForm
  readonly isDone: boolean
  readonly availability: EmailAvailability
  readonly partners: Partners | null
  readonly submit: ReturnType<RegistrationForm['handleSubmit']>
}

export function useRegistration(): Registration {
  const { session } = useShell()
  const texts = useStore(registerFailureMessages)
  const { state } = useLocation()
  const partners = usePartners()
  const withAnswer = (draft: RegistrationDraft) => {
    const isEmailTaken = availability === 'taken' && draft.email === email
    return { ...draft, ...chosenLanguage(), ...intendedPage(state), isEmailTaken }
  }
  const form: RegistrationForm = useSchemaForm<RegistrationDraft, TypedRegistration>({
    schema: RegistrationSchema,
    defaultValues: { ...EMPTY_DRAFT, email: invitedEmail(state) },
    toRequest: withAnswer,
  })
  const email = form.watch('email')
  const availability = useEmailAvailability(email)
  const submit = form.handleSubmit(
    async (typed) => {
      const partner = partners?.list[Number(form.getValues('assigned_partner_id') || NaN)]
      const refusal = await register(session.call, { ...typed, assigned_partner_id: partner?.id ?? null })
      if (refusal) showServerErrors(form, refusal, texts.failed)
    },
    (errors) => {
      const fault = firstFault(registrationFaults(withAnswer(form.getValues())), Object.keys(errors))
      if (fault) form.setError('root.server', { type: fault, message: texts[fault] })
    },
  )
  useClearedFault(form)
  const isDone = form.formState.isSubmitSuccessful
  useRedirectWhen(isDone, state)
  return { form, isDone, availability, partners, submit }
}

/** Null while a field is empty or unreadable, which it says itself. */
function firstFault(faults: readonly RegistrationFault[], names: readonly string[]) {
  const fields = faults.map((fault): string => FIELD_OF_FAULT[fault])
  return names.every((name) => fields.includes(name)) ? faults[0] : null
}

/** What the form says of a field goes when the field's own error does. */
function useClearedFault(form: RegistrationForm): void {
  const { errors } = form.formState
  const fault = ALL_FAULTS.find((one) => one === errors.root?.['server']?.type)
  const isCorrected = fault !== undefined && !errors[FIELD_OF_FAULT[fault]]
  useEffect(() => {
    if (isCorrected) form.clearErrors('root.server')
  }, [form, isCorrected])
}

/** The invited email address, if the user came from an invitation. */
function invitedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}

/** With the page for which the person registered, which the login then opens. */
function useRedirectWhen(isDone: boolean, state: unknown): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate('/login', { state }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate, state])
}

/** The link in the email to verify the address leads on to it. */
function intendedPage(state: unknown) {
  const from = readRedirectState(state)?.from
  return from ? { from } : {}
}

/** The email to verify the address comes in it; English is left out. */
function chosenLanguage() {
  const language = locale.get()
  return language === SOURCE_LANGUAGE ? {} : { language }
}
