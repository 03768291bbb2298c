import { useStore } from '@nanostores/react'
import type { ApiError } from '@platform/shared-contracts/client'
import { CREDENTIAL_FILE_MAX_BYTES, CredentialInput, type Credential } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { useSchemaForm, type SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useMemo } from 'react'
import { useSendCredentialMutation } from './credentials.api.ts'
import { credentialFormMessages } from './credentials.messages.ts'

/** The fields by the names of the multipart body. */
export interface CredentialDraft {
  readonly title: string
  readonly issuer: string
  readonly number: string
  readonly issuedOn: string
  readonly expiresOn: string
  readonly moduleCode: string
  readonly file: File | null
}

export type CredentialForm = SchemaForm<CredentialDraft, CredentialInput>

/** `saved` is the credential that is corrected, `null` for a new one. */
export function useCredentialForm(saved: Credential | null, onSent: () => void) {
  const t = useStore(credentialFormMessages)
  const { notify, report } = usePlatform()
  const [send] = useSendCredentialMutation()
  const isNew = saved === null
  const schema = useMemo(() => withFile(isNew), [isNew])
  const form: CredentialForm = useSchemaForm<CredentialDraft, CredentialInput>({
    schema,
    defaultValues: draftOf(saved),
    toRequest: ({ expiresOn, moduleCode, ...draft }) => ({
      ...draft,
      expiresOn: expiresOn || null,
      moduleCode: moduleCode || null,
    }),
  })
  const submit = form.handleSubmit(async (input) => {
    const body = bodyOf(input, form.getValues('file'))
    const { error } = await send({ id: saved?.id ?? null, body })
    if (error) {
      const failure = error as ApiError
      if (failure.status === 0) report(new Error(failure.message))
      return showServerErrors(form, failure, t.failed)
    }
    notify('success', t.sent)
    onSent()
  })
  return { form, submit }
}

function draftOf(saved: Credential | null): CredentialDraft {
  const { title = '', issuer = '', number = '', issuedOn = '', expiresOn, moduleCode } = saved ?? {}
  return {
    title,
    issuer,
    number,
    issuedOn,
    expiresOn: expiresOn ?? '',
    moduleCode: moduleCode ?? '',
    file: null,
  }
}

/** The schema of the text fields, and what the server requires of the file next to them. */
function withFile(isNew: boolean): FormSchema<CredentialInput> {
  return {
    safeParse: (value, options) => {
      const parsed = CredentialInput.safeParse(value, options)
      const fault = faultOf((value as CredentialDraft).file, isNew)
      if (fault === null) return parsed
      const issue = { message: credentialFormMessages.get()[fault], path: ['file'] }
      return { success: false, error: { issues: [...(parsed.error?.issues ?? []), issue] } }
    },
  }
}

function faultOf(file: File | null, isNew: boolean): 'fileMissing' | 'tooLarge' | null {
  if (!file) return isNew ? 'fileMissing' : null
  return file.size > CREDENTIAL_FILE_MAX_BYTES ? 'tooLarge' : null
}

/** An empty field counts as not sent. */
function bodyOf(input: CredentialInput, file: File | null): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(input)) body.set(name, value ?? '')
  if (file) body.set('file', file)
  return body
}
