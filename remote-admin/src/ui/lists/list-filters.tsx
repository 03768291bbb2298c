import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField, type SelectOption } from '@platform/shared-ui/select-field'
import layout from '../layout.module.css'

interface FilterSelect<Name extends string> {
  readonly name: Name
  readonly label: string
  /** The choice that filters nothing. */
  readonly any: string
  readonly options: readonly SelectOption[]
}

interface ListFiltersProps<Name extends string> {
  /** What `useListView` answers. */
  readonly view: {
    readonly filters: Readonly<Record<Name, string>>
    readonly choose: (change: Partial<Record<Name, string>>) => void
  }
  /** Label of the search field, which is the filter `q`. */
  readonly search: string
  readonly selects?: readonly FilterSelect<Name>[]
}

/** The search field and the choices above a list, bound to the address. */
export function ListFilters<Name extends string>({
  view,
  search,
  selects = [],
}: ListFiltersProps<Name | 'q'>) {
  const { filters, choose } = view
  const change = (name: Name | 'q') => (value: string) =>
    choose({ [name]: value } as Record<Name | 'q', string>)
  return (
    <div className={layout.filters}>
      <SearchField label={search} value={filters.q} onChange={change('q')} />
      {selects.map(({ name, label, any, options }) => (
        <SelectField
          key={name}
          label={label}
          isLabelHidden
          emptyOption={any}
          options={options}
          value={filters[name]}
          onChange={({ target }) => change(name)(target.value)}
        />
      ))}
    </div>
  )
}
