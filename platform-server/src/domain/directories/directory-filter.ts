import {
  AndFilter,
  EqualityFilter,
  FilterParser,
  NotFilter,
  OrFilter,
  PresenceFilter,
  type Filter,
} from 'ldapts'

type DirectoryFilterProblem = 'invalid:directory-filter' | 'invalid:directory-filter-user'

const WHOLE = '{username}'
const BEFORE_AT = '{account}'

/**
 * The search filter for one person. What the person typed never passes through filter syntax: the administrator's
 * filter is parsed first, then its placeholder values are replaced in the parsed tree.
 */
export function directoryFilter(template: string, username: string): Filter {
  const values = new Map([
    [WHOLE, username],
    [BEFORE_AT, username.split('@')[0] ?? username],
  ])
  return mapEqualities(
    FilterParser.parseString(template),
    ({ attribute, value }) => new EqualityFilter({ attribute, value: values.get(String(value)) ?? value }),
  )
}

/**
 * Whether a person still matches the administrator's filter, whatever their user name is: each comparison with it only
 * requires that the attribute exists.
 */
export function membershipFilter(template: string): Filter {
  return mapEqualities(FilterParser.parseString(template), (equality) =>
    isPlaceholder(equality) ? new PresenceFilter({ attribute: equality.attribute }) : equality,
  )
}

/** The text that says what is wrong with an administrator's filter, or `null`. */
export function directoryFilterProblem(template: string): DirectoryFilterProblem | null {
  let placeholders = 0
  try {
    mapEqualities(FilterParser.parseString(template), (equality) => {
      if (isPlaceholder(equality)) placeholders += 1
      return equality
    })
  } catch {
    return 'invalid:directory-filter'
  }
  return placeholders > 0 ? null : 'invalid:directory-filter-user'
}

function isPlaceholder({ value }: EqualityFilter): boolean {
  return value === WHOLE || value === BEFORE_AT
}

function mapEqualities(filter: Filter, change: (equality: EqualityFilter) => Filter): Filter {
  if (filter instanceof EqualityFilter) return change(filter)
  if (filter instanceof AndFilter)
    return new AndFilter({ filters: filter.filters.map((part) => mapEqualities(part, change)) })
  if (filter instanceof OrFilter)
    return new OrFilter({ filters: filter.filters.map((part) => mapEqualities(part, change)) })
  if (filter instanceof NotFilter) return new NotFilter({ filter: mapEqualities(filter.filter, change) })
  return filter
}
