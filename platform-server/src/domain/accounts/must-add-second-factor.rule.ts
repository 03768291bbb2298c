import type { Person } from './people.ts'

/** Users who administer a tenant or the platform need a second factor where the installation requires one. */
export function needsSecondFactor(
  { role, isOperator }: Pick<Person, 'role' | 'isOperator'>,
  isRequired: boolean,
): boolean {
  return isRequired && (role === 'super_admin' || isOperator)
}

export function mustAddSecondFactor(
  person: Pick<Person, 'role' | 'isOperator' | 'hasSecondFactor'>,
  isRequired: boolean,
): boolean {
  return !person.hasSecondFactor && needsSecondFactor(person, isRequired)
}
