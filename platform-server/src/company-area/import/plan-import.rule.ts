import { reportsToSelf } from '../reporting-line.rule.ts'

export const PERSON_FIELDS = [
  ...(['firstName', 'lastName', 'department', 'site', 'jobRole'] as const),
  'employeeNumber',
] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** A person of the company before the import. */
export interface KnownPerson extends Readonly<Record<PersonField, string>> {
  readonly id: number
  readonly email: string
  readonly supervisorEmail: string
  readonly isDeactivated: boolean
}

interface Row {
  readonly line: number
  /** Empty for someone who is found by their employee number. */
  readonly email: string
  /** A field whose column is missing is left out. */
  readonly values: Partial<Record<PersonField | 'supervisorEmail', string>>
}

export type PlanFault = 'name' | 'number' | 'deactivated' | 'supervisor' | 'circle'

export interface ImportPlan {
  readonly added: readonly Row[]
  readonly changed: readonly { readonly row: Row; readonly person: KnownPerson }[]
  readonly unchanged: number
  readonly faults: readonly {
    readonly row: Row
    readonly field: 'email' | 'firstName' | 'lastName' | 'employeeNumber' | 'supervisorEmail'
    readonly fault: PlanFault
  }[]
}

/**
 * What the rows do to the people of a company, who are given by the key of their account: someone who is not in the file
 * stays as they are.
 */
export function planImport(rows: readonly Row[], known: ReadonlyMap<string, KnownPerson>): ImportPlan {
  const numbers = new Map([...known].flatMap(([key, { employeeNumber }]) => numbered(employeeNumber, key)))
  const keyOf = (row: Row) => row.email || (numbers.get(numberOf(row)) ?? `#${numberOf(row)}`)
  const supervisors = new Map([...known].map(([key, person]) => [key, person.supervisorEmail]))
  for (const row of rows)
    if (row.values.supervisorEmail !== undefined) supervisors.set(keyOf(row), supervisorOf(row.values))
  const emails = new Set([...known.keys(), ...rows.map(({ email }) => email)])
  const faultOf = (row: Row) => {
    const key = keyOf(row)
    return rowFault(row, { key, known: known.get(key), emails, supervisors, numbers })
  }
  const faults = rows.flatMap((row) => {
    const fault = faultOf(row)
    return fault ? [{ row, ...fault }] : []
  })
  const faulty = new Set(faults.map(({ row }) => row))
  const good = rows.filter((row) => !faulty.has(row))
  const changed = good.flatMap((row) => {
    const person = known.get(keyOf(row))
    return person && changes(row, person) ? [{ row, person }] : []
  })
  const added = good.filter((row) => !known.has(keyOf(row)))
  return { added, changed, unchanged: good.length - added.length - changed.length, faults }
}

export const supervisorOf = ({ supervisorEmail = '' }: Row['values']) => supervisorEmail.trim().toLowerCase()
const numberOf = ({ values: { employeeNumber = '' } }: Row) => employeeNumber.trim().toLowerCase()
const numbered = (number: string, key: string) =>
  number === '' ? [] : [[number.toLowerCase(), key] as const]

interface Company {
  /** Of the row's person. */
  readonly key: string
  readonly known: KnownPerson | undefined
  readonly emails: ReadonlySet<string>
  readonly supervisors: ReadonlyMap<string, string>
  /** Who has a number. */
  readonly numbers: ReadonlyMap<string, string>
}

type Fault = Pick<ImportPlan['faults'][number], 'field' | 'fault'>

function rowFault(row: Row, company: Company): Fault | null {
  if (company.known?.isDeactivated) {
    return { field: row.email ? 'email' : 'employeeNumber', fault: 'deactivated' }
  }
  return nameFault(row, company) ?? numberFault(row, company) ?? supervisorFault(row, company)
}

/** Someone who is added needs a name; of someone who exists, the file may leave it out. */
function nameFault({ values }: Row, { known }: Company): Fault | null {
  if (known) return null
  if (values.firstName === undefined) return { field: 'firstName', fault: 'name' }
  return values.lastName === undefined ? { field: 'lastName', fault: 'name' } : null
}

function numberFault(row: Row, { key, numbers }: Company): Fault | null {
  const holder = numbers.get(numberOf(row))
  return holder === undefined || holder === key ? null : { field: 'employeeNumber', fault: 'number' }
}

function supervisorFault({ values }: Row, { key, emails, supervisors }: Company): Fault | null {
  const supervisor = supervisorOf(values)
  if (supervisor === '') return null
  if (!emails.has(supervisor)) return { field: 'supervisorEmail', fault: 'supervisor' }
  return reportsToSelf(key, supervisors) ? { field: 'supervisorEmail', fault: 'circle' } : null
}

function changes({ values }: Row, person: KnownPerson): boolean {
  const isOther = PERSON_FIELDS.some(
    (field) => values[field] !== undefined && values[field].trim() !== person[field],
  )
  return isOther || (values.supervisorEmail !== undefined && supervisorOf(values) !== person.supervisorEmail)
}
