import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const registerMessages = i18n('register', {
  title: 'Create an account',
  lead: params('Train with {tenant}. It takes a minute.'),
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  checking: 'Checking...',
  available: 'Available',
  taken: 'Already registered',
  company: 'Company name',
  state: 'State',
  chooseState: 'Select a state',
  partner: 'Assigned professional partner (optional)',
  noPartner: 'No Partner Assignment',
  loadingPartners: 'Loading partners...',
  noPartners: 'No partners available',
  password: 'Password',
  passwordHint: 'At least 8 characters and a mix of letters and numbers.',
  confirmPassword: 'Confirm password',
  acceptTerms: 'I accept the',
  terms: 'Terms of Service',
  acceptPrivacy: 'I accept the',
  privacy: 'Privacy Policy',
  disclaimer:
    'The content is for educational purposes only. It does not guarantee compliance with any law, standard or regulation.',
  submit: 'Create Account',
  submitting: 'Creating account...',
  success: 'Account created successfully! Please check your email to verify your account.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
})

/** Spec section 5, in the order in which they are checked, and section 8. */
export const registerFailureMessages = i18n('register-failures', {
  taken: 'This email is already registered. Please use a different email or login.',
  mismatch: 'Passwords do not match',
  short: 'Password must be at least 8 characters long',
  terms: 'You must accept the Terms of Service to register',
  privacy: 'You must accept the Privacy Policy to register',
  failed: 'Registration failed. Please try again.',
})
