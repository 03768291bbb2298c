import { SeatEmail, type Language } from '@platform/shared-contracts/http'
import { LANGUAGE_CODES, LANGUAGES } from '@platform/shared-contracts/rules'
import { csvRecords, type CsvRecord } from '../../lib/read-csv.ts'
import { fieldProblems } from '../../locales/en/field-problems.ts'
import type { KeysByNumber } from './people-without-email.ts'

export interface ListedPerson {
  /** In the text, from 1. */
  readonly line: number
  /** Lowercase. */
  readonly email: string
  /** `null` where the list does not say. */
  readonly language: Language | null
}

/** `message` is a sentence of the source language's `fieldProblems`. */
interface ListFault {
  readonly line: number
  readonly value: string
  readonly message: string
}

interface SeatList {
  readonly people: readonly ListedPerson[]
  readonly faults: readonly ListFault[]
}

/** How spreadsheets name the columns, without case and signs. */
const EMAIL_HEADERS = ['email', 'emailaddress', 'workemail', 'mail', 'correo', 'correoelectronico']
const NUMBER_HEADERS = ['employeenumber', 'employeeid', 'numerodeempleado']
const LANGUAGE_HEADERS = ['language', 'lang', 'idioma', 'lengua']

/** Each language by what people write for it: its code and its name in each language. */
const LANGUAGE_NAMES = new Map(
  LANGUAGE_CODES.flatMap((code) => {
    const names = LANGUAGE_CODES.map(
      (shown) => new Intl.DisplayNames(shown, { type: 'language' }).of(code) ?? code,
    )
    return [code, LANGUAGES[code].name, ...names].map((name) => [plain(name), code] as const)
  }),
)

/**
 * People of a pasted list or of a CSV file, with or without a header. Names and other columns are left out. `keys` are those
 * of accounts without email, by employee number.
 */
export function readSeatList(text: string, keys: KeysByNumber = new Map()): SeatList {
  const records = csvRecords(text)
  const header = headerOf(records[0])
  const people: ListedPerson[] = []
  const faults: ListFault[] = []
  const seen = new Set<string>()
  for (const record of header ? records.slice(1) : records)
    for (const person of header ? personIn(record, header, keys) : peopleIn(record, keys)) {
      const message = faultOf(person, seen)
      const { line, email, language } = person
      if (message !== null) faults.push({ line, value: person.value, message })
      else people.push({ line, email, language: language ?? null })
      seen.add(email)
    }
  return { people, faults }
}

interface Read {
  readonly line: number
  readonly email: string
  /** `undefined` for a word that is no language. */
  readonly language: Language | null | undefined
  /** As typed. */
  readonly value: string
}

interface Header {
  readonly email: number
  readonly number: number
  readonly language: number
}

function headerOf(record: CsvRecord | undefined): Header | null {
  const names = record?.cells.map(plain) ?? []
  const placeOf = (headers: readonly string[]) => names.findIndex((name) => headers.includes(name))
  const [email, number] = [placeOf(EMAIL_HEADERS), placeOf(NUMBER_HEADERS)]
  return email < 0 && number < 0 ? null : { email, number, language: placeOf(LANGUAGE_HEADERS) }
}

function personIn({ line, cells }: CsvRecord, header: Header, keys: KeysByNumber): Read[] {
  const value = cells[header.email] || (cells[header.number] ?? '')
  return [{ line, email: addressIn(value, keys), language: languageIn(cells[header.language]), value }]
}

/** Without a header, each cell with an @ or an employee number is a person; a language in the line is for all of them. */
function peopleIn({ line, cells }: CsvRecord, keys: KeysByNumber): Read[] {
  const parts = cells.flatMap((cell) => cell.split(';')).map((part) => part.trim())
  const addresses = parts.filter((part) => part.includes('@') || keys.has(part.toLowerCase()))
  const language = parts.map(languageIn).find((one) => one !== null && one !== undefined) ?? null
  if (addresses.length === 0) return [{ line, email: '', language, value: parts.filter(Boolean).join(', ') }]
  return addresses.map((value) => ({ line, email: addressIn(value, keys), language, value }))
}

/** `kim@x.test` of `Kim Lee <kim@x.test>`, and the key of an employee number. */
function addressIn(cell: string, keys: KeysByNumber): string {
  const typed = (/<([^<>]*)>\s*$/.exec(cell)?.[1] ?? cell).trim().toLowerCase()
  return keys.get(typed) ?? typed
}

function languageIn(cell: string | undefined): Language | null | undefined {
  return cell === undefined || cell === '' ? null : LANGUAGE_NAMES.get(plain(cell))
}

function faultOf({ email, language }: Read, seen: ReadonlySet<string>): string | null {
  if (!SeatEmail.safeParse(email).success) return fieldProblems.email
  if (seen.has(email)) return fieldProblems.listTwice
  return language === undefined ? fieldProblems.listLanguage : null
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
