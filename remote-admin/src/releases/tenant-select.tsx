import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { useListTenantChoicesQuery } from '../app/tenant-choices.api.ts'

interface Props {
  readonly label: string
  /** What is chosen, which may be a tenant that is not listed. */
  readonly chosen: string
  readonly field: UseFormRegisterReturn & { readonly error: string | undefined }
  readonly emptyOption?: string
}

export function TenantSelect({ label, chosen, emptyOption, field }: Props) {
  const { data } = useListTenantChoicesQuery()
  const options = data?.items.map(({ slug, name }) => ({ value: slug, label: name })) ?? []
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return (
    <SelectField
      label={label}
      {...field}
      options={isKnown ? options : [...options, { value: chosen, label: chosen }]}
      {...(emptyOption === undefined ? {} : { emptyOption })}
    />
  )
}
