import type { RegistrationRequest } from '@platform/shared-contracts/http'

export const PASSWORD_MIN_LENGTH = 8

/** The part of the request that the user types. */
export type TypedRegistration = Omit<RegistrationRequest, 'assigned_partner_id'>

/** The fields, by the names of the request. */
export interface RegistrationDraft extends Omit<TypedRegistration, 'language' | 'from'> {
  /** Index into the list of partners as text; '' for none. */
  readonly assigned_partner_id: string
  readonly confirm_password: string
  readonly terms: boolean
  readonly privacy: boolean
}

export const EMPTY_DRAFT: RegistrationDraft = {
  first_name: '',
  last_name: '',
  email: '',
  company_name: '',
  state: '',
  assigned_partner_id: '',
  password: '',
  confirm_password: '',
  terms: false,
  privacy: false,
}

export type RegistrationFault = 'taken' | 'mismatch' | 'short' | 'terms' | 'privacy'

/** The field that each fault is shown at. */
export const FIELD_OF_FAULT = {
  taken: 'email',
  mismatch: 'confirm_password',
  short: 'password',
  terms: 'terms',
  privacy: 'privacy',
} as const satisfies Record<RegistrationFault, keyof RegistrationDraft>

export interface CheckedDraft extends Pick<
  RegistrationDraft,
  'password' | 'confirm_password' | 'terms' | 'privacy'
> {
  /** The server said so of the email as it is now. */
  readonly isEmailTaken: boolean
}

/** The checks of spec section 5 that fail, in their printed order. */
export function registrationFaults(draft: CheckedDraft): readonly RegistrationFault[] {
  const failed: Record<RegistrationFault, boolean> = {
    taken: draft.isEmailTaken,
    mismatch: draft.password !== draft.confirm_password,
    short: draft.password.length < PASSWORD_MIN_LENGTH,
    terms: !draft.terms,
    privacy: !draft.privacy,
  }
  const all = Object.keys(failed) as readonly RegistrationFault[]
  return all.filter((fault) => failed[fault])
}
