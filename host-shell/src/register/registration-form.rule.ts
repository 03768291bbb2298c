export const PASSWORD_MIN_LENGTH = 8

export interface RegistrationForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly company: string
  readonly state: string
  /** Index into the list of partners as text; '' for none. */
  readonly partner: string
  readonly password: string
  readonly confirmPassword: string
  readonly hasAcceptedTerms: boolean
  readonly hasAcceptedPrivacy: boolean
}

export const EMPTY_FORM: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  state: '',
  partner: '',
  password: '',
  confirmPassword: '',
  hasAcceptedTerms: false,
  hasAcceptedPrivacy: false,
}

export type RegistrationFault = 'taken' | 'mismatch' | 'short' | 'terms' | 'privacy'

/** The checks of spec section 5 in their printed order: the first that fails, or null. */
export function registrationFault(form: RegistrationForm, isEmailTaken: boolean): RegistrationFault | null {
  if (isEmailTaken) return 'taken'
  if (form.password !== form.confirmPassword) return 'mismatch'
  if (form.password.length < PASSWORD_MIN_LENGTH) return 'short'
  if (!form.hasAcceptedTerms) return 'terms'
  return form.hasAcceptedPrivacy ? null : 'privacy'
}
