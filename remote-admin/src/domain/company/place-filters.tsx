import { useStore } from '@nanostores/react'
import type { CompanyOverview } from '@platform/shared-contracts/http'
import { SelectField } from '@platform/shared-ui/select-field'
import { placeMessages } from './company.messages.ts'

export type Places = CompanyOverview['places']

interface PlaceFiltersProps {
  /** The values in use. */
  readonly places: Places
  readonly chosen: { readonly site: string; readonly department: string; readonly jobRole: string }
  readonly onChoose: (change: Readonly<Record<string, string>>) => void
}

/** Narrows a list to where people of a company work, and as what. */
export function PlaceFilters({ places, chosen, onChoose }: PlaceFiltersProps) {
  const t = useStore(placeMessages)
  const select = (name: keyof PlaceFiltersProps['chosen'], values: readonly string[]) => ({
    label: t[name],
    isLabelHidden: true,
    value: chosen[name],
    options: withChosen(values, chosen[name]).map((value) => ({ value, label: value })),
    onChange: ({ target }: { target: { value: string } }) => onChoose({ [name]: target.value }),
  })
  return (
    <>
      <SelectField {...select('site', places.sites)} emptyOption={t.allSites} />
      <SelectField {...select('department', places.departments)} emptyOption={t.allDepartments} />
      <SelectField {...select('jobRole', places.jobRoles)} emptyOption={t.allJobRoles} />
    </>
  )
}

/** The address may name one that no person has any more. */
function withChosen(values: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || values.includes(chosen) ? values : [chosen, ...values]
}
