import { useStore } from '@nanostores/react'
import { SelectField } from '@platform/shared-ui/select-field'
import { partnerLabel } from './partner-option.rule.ts'
import { registerMessages } from './register.messages.ts'
import type { Partners } from './use-partners.ts'

interface PartnerSelectProps {
  readonly partners: Partners
  readonly value: string
  readonly onChange: (value: string) => void
}

export function PartnerSelect({ partners: { isLoading, list }, value, onChange }: PartnerSelectProps) {
  const t = useStore(registerMessages)
  const noPartnerText = list.length === 0 ? t.noPartners : t.noPartner
  return (
    <SelectField
      label={t.partner}
      name="assigned_partner_id"
      emptyOption={isLoading ? t.loadingPartners : noPartnerText}
      options={list.map((partner, index) => ({ value: String(index), label: partnerLabel(partner) }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
