import type { CompanyPerson, Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

export interface PersonDraft {
  readonly email: string
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
  ...{ email: '', language: SOURCE_LANGUAGE, firstName: '', lastName: '' },
  ...{ jobRole: '', department: '', site: '', supervisorId: '' },
}

export function draftOf(person: CompanyPerson | null): PersonDraft {
  if (!person) return NEW_PERSON
  const { email, firstName, lastName, jobRole, department, site, supervisor } = person
  return {
    ...NEW_PERSON,
    ...{ email, firstName, lastName, jobRole, department, site },
    supervisorId: supervisor ? String(supervisor.id) : '',
  }
}

export function requestOf({ supervisorId, email, ...draft }: PersonDraft) {
  return {
    ...draft,
    email: email.trim(),
    supervisorId: supervisorId === '' ? null : Number(supervisorId),
  }
}
