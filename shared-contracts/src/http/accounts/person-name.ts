import { z } from 'zod/mini'
import { text } from '../text.ts'

const MAX_LENGTH = 100
/** Alphabetic characters of every script with their marks, and the two joiners that Persian and Indic names need. */
const NAME_CHARACTERS = /^(?:[\p{L}\p{M} '’ʼ´`.,·‐-]|\u200c|\u200d)+$/u
/** Mail programs turn it into a link: 'evil.com', but not 'J.R. Smith' or 'St. John'. */
const LOOKS_LIKE_A_SITE = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu
/** Control characters, and characters that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

const PERSON_NAME_RULE = 'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.'
export const COMPANY_NAME_RULE = 'Leave out web addresses and invisible characters.'

const isPersonName = (name: string) =>
  NAME_CHARACTERS.test(name) && /\p{L}/u.test(name) && !LOOKS_LIKE_A_SITE.test(name)
export const isCompanyName = (name: string) => !INVISIBLE.test(name) && !LOOKS_LIKE_A_SITE.test(name)

/**
 * A first or last name as a person types it. It appears in emails to others and on certificates, so it must not contain
 * links or invisible characters. Errors: 422 with PERSON_NAME_RULE at the field.
 */
export const PersonName = text(MAX_LENGTH).check(
  z.minLength(1, 'Enter a name.'),
  z.refine(isPersonName, PERSON_NAME_RULE),
)

/** A company name as a person types it: digits and symbols are allowed, links and invisible characters are not. */
export const CompanyName = text(MAX_LENGTH).check(
  z.minLength(1, 'Enter a name.'),
  z.refine(isCompanyName, COMPANY_NAME_RULE),
)
