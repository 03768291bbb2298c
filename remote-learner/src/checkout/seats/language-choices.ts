import { LANGUAGE_CODES, LANGUAGES } from '@platform/shared-contracts/rules'

// Each language in its own name, which the invited person recognizes.
export const LANGUAGE_CHOICES = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name }))
