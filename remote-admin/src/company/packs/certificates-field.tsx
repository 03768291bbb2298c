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

interface ChoiceOptions<Draft extends FieldValues> {
  readonly form: FormOf<Draft>
  /** What the pack is about so far. */
  readonly scope: Scope
  /** It was chosen before. */
  readonly isChosen?: boolean
}

type CertificatesDraft = FieldValues & { readonly hasCertificates: boolean }

/** On for few people, until someone chooses. */
export function useCertificatesChoice<Draft extends CertificatesDraft>({
  form: { form, field },
  scope,
  isChosen: wasChosen = false,
}: ChoiceOptions<Draft>) {
  const t = useStore(packFormMessages)
  const [isChosen, setChosen] = useState(wasChosen)
  const { size, isCounting } = useSize(scope)
  const name = 'hasCertificates' as Path<Draft>
  const { setValue } = form
  const people = size?.people
  useEffect(() => {
    if (people === undefined || isChosen) return
    setValue(name, (people <= PACK_PEOPLE_WITH_CERTIFICATES) as PathValue<Draft, Path<Draft>>)
  }, [people, isChosen, name, setValue])
  return {
    field: field(name),
    hint: isCounting ? t.countingCertificates : size ? hintOf(size, t) : t.certificatesUnknown,
    choose: () => setChosen(true),
    /** What the button says while the count may still change the choice: sent is what the screen shows. */
    waiting: isCounting && !isChosen ? t.countingCertificates : undefined,
  }
}

interface CertificatesFieldProps {
  readonly choice: ReturnType<typeof useCertificatesChoice>
}

/** Whether the ZIP has the certificates, with how many these would be. */
export function CertificatesField({ choice: { field, hint, choose } }: CertificatesFieldProps) {
  const t = useStore(packFormMessages)
  return (
    <CheckboxField
      label={t.hasCertificates}
      hint={hint}
      {...field}
      onChange={(event) => {
        choose()
        void field.onChange(event)
      }}
    />
  )
}

function useSize({ modules, site, department, on }: Scope) {
  // As text, so that a scope with the same values is the same.
  const current = JSON.stringify({ modules, site, department, on: on ?? null })
  const settled = useSettled(current)
  const wanted = PackSizeRequest.safeParse(JSON.parse(settled))
  const { currentData, isError } = usePackSizeQuery(wanted.data ?? NOTHING, { skip: !wanted.success })
  const isFinal = currentData !== undefined || isError || !wanted.success
  return { size: currentData, isCounting: current !== settled || !isFinal }
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
