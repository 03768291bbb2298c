import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import {
  PACK_PEOPLE_WITH_CERTIFICATES,
  PackSizeRequest,
  type PackScope,
  type PackSize,
} from '@platform/shared-contracts/http'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { useSettled } from '../../lib/use-settled.ts'
import type { FormOf } from '../../ui/use-resource-form.ts'
import { usePackSizeQuery } from './packs.api.ts'
import { packFormMessages } from './packs.messages.ts'

/** Without a day, today. */
type Scope = PackScope & { readonly on?: string }

interface CertificatesFieldProps<Draft extends FieldValues> {
  readonly form: FormOf<Draft>
  /** What the pack is about so far. */
  readonly scope: Scope
  /** It was chosen before. */
  readonly isChosen?: boolean
}

/** Whether the ZIP has the certificates, with how many these would be. On for few people, until someone chooses. */
export function CertificatesField<Draft extends FieldValues & { readonly hasCertificates: boolean }>({
  form,
  scope,
  isChosen: wasChosen = false,
}: CertificatesFieldProps<Draft>) {
  const t = useStore(packFormMessages)
  const [isChosen, setChosen] = useState(wasChosen)
  const { size, isError } = useSize(scope)
  const name = 'hasCertificates' as Path<Draft>
  const { setValue } = form.form
  const people = size?.people
  useEffect(() => {
    if (people === undefined || isChosen) return
    setValue(name, (people <= PACK_PEOPLE_WITH_CERTIFICATES) as PathValue<Draft, Path<Draft>>)
  }, [people, isChosen, name, setValue])
  const { onChange, ...field } = form.field(name)
  return (
    <CheckboxField
      label={t.hasCertificates}
      hint={size ? hintOf(size, t) : isError ? t.certificatesUnknown : t.countingCertificates}
      {...field}
      onChange={(event) => {
        setChosen(true)
        void onChange(event)
      }}
    />
  )
}

function useSize({ modules, site, department, on }: Scope) {
  // As text, so that a scope with the same values is the same.
  const settled = useSettled(JSON.stringify({ modules, site, department, on: on ?? null }))
  const wanted = PackSizeRequest.safeParse(JSON.parse(settled))
  const { currentData, isError } = usePackSizeQuery(wanted.data ?? NOTHING, { skip: !wanted.success })
  return { size: currentData, isError: isError || !wanted.success }
}

type Texts = ReturnType<(typeof packFormMessages)['get']>

/** Never sent. */
const NOTHING: PackSizeRequest = { modules: [], site: '', department: '', on: null }

const PER_MINUTE = 500
/** Fewer are there almost at once. */
const QUICK = 100

function hintOf({ certificates: count }: PackSize, t: Texts): string {
  const files = t.certificatesHint({ count })
  return count < QUICK ? files : `${files} ${t.certificatesTime({ minutes: Math.ceil(count / PER_MINUTE) })}`
}
