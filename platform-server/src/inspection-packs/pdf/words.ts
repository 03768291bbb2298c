import type { StandingState } from '@platform/shared-contracts/http'
import type { PackContent, PackRow, PackScope } from '../content/pack-content.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-11-27` as "Nov 27, 2026"; a dash for none. */
export const writeDay = (day: string | null) =>
  day === null ? '–' : DAY.format(new Date(`${day}T12:00:00Z`))

const STATES: Readonly<Record<StandingState, string>> = {
  not_trained: 'Not trained',
  assigned: 'Assigned',
  in_progress: 'In progress',
  current: 'Current',
  expiring: 'Current, expires within 60 days',
  overdue: 'Overdue',
  expired: 'Expired',
  exempt: 'Exempt',
}

export const stateOf = ({ state }: PackRow) => STATES[state]

export const peopleOf = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const trainingsOf = (count: number) =>
  count === 1 ? '1 required training' : `${count} required trainings`

/** Where the people of the pack work, in words. */
export function placeOf({ site, department }: Pick<PackScope, 'site' | 'department'>): string {
  const parts = [site && `Site: ${site}`, department && `Department: ${department}`].filter(Boolean)
  return parts.length === 0 ? 'All sites and departments' : parts.join(', ')
}

/** The record by which a person is trained. */
export function recordOf({ certificate, trainer, trainedBy }: PackRow): string {
  if (certificate) return `Certificate ${certificate.number}, code ${certificate.code}`
  if (trainedBy === 'class') return `Class, taught by ${trainer ?? ''}`
  return '–'
}

/** Of a certificate: what was measured. */
export function measuredOf({ certificate }: PackRow): string {
  if (!certificate) return '–'
  const { score, attempts, language, contentVersion } = certificate
  const parts = [
    `${Math.round(score * 100)}%`,
    attempts !== null && `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    language,
    `version ${contentVersion}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Share of the required training that was current, as a whole percentage, rounded down. */
export const percentOf = ({ required, current }: PackContent['counts']) =>
  required === 0 ? 'Nothing is required' : `${Math.floor((current * 100) / required)}%`
