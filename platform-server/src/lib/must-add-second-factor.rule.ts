import type { Person } from './people.ts'

/** Whoever rules a tenant or the platform needs a second factor where the installation asks for one. */
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
