import { useStore } from '@nanostores/react'
import type { ApiError } from '@platform/shared-contracts/client'
import { CredentialInput, type Credential } from '@platform/shared-contracts/http'
import { DOCUMENT_MAX_BYTES } from '@platform/shared-contracts/rules'
import { usePlatform } from '@platform/shared-contracts/remote'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { useSchemaForm, type SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { withFile } from '@platform/shared-ui/form/with-file'
import { useMemo } from 'react'
import { multipartBody } from '../../lib/multipart-body.ts'
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
  const schema = useMemo(() => withFile(CredentialInput, 'file', (file) => faultOf(file, isNew)), [isNew])
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
    const body = multipartBody(input, form.getValues('file'))
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

/** What the server requires of the file next to the text fields. */
function faultOf(file: File | null, isNew: boolean): string | null {
  const { fileMissing, tooLarge } = credentialFormMessages.get()
  if (!file) return isNew ? fileMissing : null
  return file.size > DOCUMENT_MAX_BYTES ? tooLarge : null
}
