import type { CompanyPerson, Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

export interface PersonDraft {
  readonly email: string
  /** Signs in with a PIN on a shared tablet. */
  readonly hasNoEmail: boolean
  readonly employeeNumber: string
  readonly language: Language
  readonly firstName: string
  readonly lastName: string
  readonly jobRole: string
  readonly department: string
  readonly site: string
  /** Empty for none. */
  readonly supervisorId: string
}

const NEW_PERSON: PersonDraft = {
  ...{
    email: '',
    hasNoEmail: false,
    employeeNumber: '',
    language: SOURCE_LANGUAGE,
    firstName: '',
    lastName: '',
  },
  ...{ jobRole: '', department: '', site: '', supervisorId: '' },
}

export function draftOf(person: CompanyPerson | null): PersonDraft {
  if (!person) return NEW_PERSON
  const { email, employeeNumber, firstName, lastName, jobRole, department, site, supervisor } = person
  return {
    ...NEW_PERSON,
    ...{
      email: email ?? '',
      hasNoEmail: email === null,
      employeeNumber,
      firstName,
      lastName,
      jobRole,
      department,
      site,
    },
    supervisorId: supervisor ? String(supervisor.id) : '',
  }
}

export function requestOf({ supervisorId, email, hasNoEmail, employeeNumber, ...draft }: PersonDraft) {
  return {
    ...draft,
    email: hasNoEmail ? null : email.trim(),
    employeeNumber: employeeNumber.trim(),
    supervisorId: supervisorId === '' ? null : Number(supervisorId),
  }
}
