import { useStore } from '@nanostores/react'
import type { ApiError } from '@platform/shared-contracts/client'
import { TaxExemptionInput } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { DOCUMENT_MAX_BYTES } from '@platform/shared-contracts/rules'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { useSchemaForm, type SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { withFile } from '@platform/shared-ui/form/with-file'
import { multipartBody } from '../../lib/multipart-body.ts'
import { useSendExemptionMutation } from './exemption.api.ts'
import { exemptionFormMessages } from './exemption.messages.ts'

/** The fields by the names of the multipart body. */
interface ExemptionDraft {
  readonly number: string
  readonly state: string
  readonly kind: string
  readonly expiresOn: string
  readonly file: File | null
}

export type ExemptionForm = SchemaForm<ExemptionDraft, TaxExemptionInput>

const EMPTY: ExemptionDraft = { number: '', state: '', kind: '', expiresOn: '', file: null }
const SCHEMA = withFile(TaxExemptionInput, 'file', faultOf)

export function useExemptionForm(onSent: () => void) {
  const t = useStore(exemptionFormMessages)
  const { notify, report } = usePlatform()
  const [send] = useSendExemptionMutation()
  const form: ExemptionForm = useSchemaForm<ExemptionDraft, TaxExemptionInput>({
    schema: SCHEMA,
    defaultValues: EMPTY,
    toRequest: ({ expiresOn, ...draft }) => ({ ...draft, expiresOn: expiresOn || null }),
  })
  const submit = form.handleSubmit(async (input) => {
    const { error } = await send(multipartBody(input, form.getValues('file')))
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

/** What the server requires of the file next to the text fields. */
function faultOf(file: File | null): string | null {
  const { fileMissing, tooLarge } = exemptionFormMessages.get()
  if (!file) return fileMissing
  return file.size > DOCUMENT_MAX_BYTES ? tooLarge : null
}
