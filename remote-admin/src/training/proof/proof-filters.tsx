import { useStore } from '@nanostores/react'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField, type SelectOption } from '@platform/shared-ui/select-field'
import { useAddress } from '../../lib/use-address.ts'
import { proofMessages } from './proof.messages.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly searchLabel: string
  readonly states: readonly SelectOption[]
}

/** What a list of proof is narrowed to, in the address. */
export function ProofFilters({ searchLabel, states }: Props) {
  const t = useStore(proofMessages)
  const { value, choose } = useAddress()
  return (
    <div className={layout.filters}>
      <SearchField label={searchLabel} value={value('q')} onChange={(q) => choose({ q })} />
      <SelectField
        label={t.state}
        isLabelHidden
        value={value('state')}
        emptyOption={t.anyState}
        options={states}
        onChange={({ target }) => choose({ state: target.value })}
      />
    </div>
  )
}
