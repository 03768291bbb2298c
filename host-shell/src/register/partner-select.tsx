import { useStore } from '@nanostores/react'
import { SelectField } from '@platform/shared-ui/select-field'
import type { FormProps } from './form-props.ts'
import { partnerLabel } from './partner-option.rule.ts'
import { registerMessages } from './register.messages.ts'
import type { Partners } from './use-partners.ts'

interface PartnerSelectProps extends FormProps {
  readonly partners: Partners
}

export function PartnerSelect({ partners: { isLoading, list }, field }: PartnerSelectProps) {
  const t = useStore(registerMessages)
  const noPartnerText = list.length === 0 ? t.noPartners : t.noPartner
  return (
    <SelectField
      label={t.partner}
      emptyOption={isLoading ? t.loadingPartners : noPartnerText}
      options={list.map((partner, index) => ({ value: String(index), label: partnerLabel(partner) }))}
      {...field('assigned_partner_id')}
    />
  )
}
