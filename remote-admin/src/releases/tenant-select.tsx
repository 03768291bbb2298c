import { SelectField } from '@platform/shared-ui/select-field'
import { useTenantSlugsQuery } from './releases.api.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (slug: string) => void
  readonly emptyOption?: string
  readonly error?: string | undefined
}

export function TenantSelect({ label, value, onChange, emptyOption, error }: Props) {
  const { data } = useTenantSlugsQuery()
  const options = data?.items.map(({ slug, name }) => ({ value: slug, label: name })) ?? []
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={isKnown ? options : [...options, { value, label: value }]}
      {...(emptyOption === undefined ? {} : { emptyOption })}
      error={error}
    />
  )
}
