import {
  LOCATION_TOPICS,
  type Location,
  type LocationFact,
  type LocationSummary,
  type LocationTopic,
} from '@platform/shared-contracts/http'
import { byNearness } from './nearest-places.ts'
import { type Place, readPlaces } from './place-files.ts'

/** Fewer facts of its own, and a page says too little for search engines. */
const LISTED_FROM = 5
const NEAREST = 6

export type PlaceDetail = Omit<Location, 'citations'>

/** The places of the data files, read once. */
export interface Places {
  list(): readonly LocationSummary[]
  /** Those whose names are spelled most like `name`, the nearest first. */
  near(name: string): readonly LocationSummary[]
  find(slug: string): PlaceDetail | null
}

export function openPlaces(places: readonly Place[] = readPlaces()): Places {
  const summaries = places.map(toSummary)
  const details = new Map(places.map((place) => [place.slug, toDetail(place)]))
  return {
    list: () => summaries,
    near: (name) => summaries.toSorted(byNearness(name)).slice(0, NEAREST),
    find: (slug) => details.get(slug) ?? null,
  }
}

function toSummary(place: Place): LocationSummary {
  const { slug, code, name, plan, checkedOn, agency } = place
  return { slug, code, name, plan, checkedOn, agency: agency.name, isListed: isListed(place) }
}

function toDetail(place: Place): PlaceDetail {
  const { agency, consultation, reporting, texts } = place
  return {
    ...toSummary(place),
    description: texts.description,
    lead: texts.lead,
    agency: { ...contactOf(agency), url: agency.url, ...(agency.offices ? { offices: agency.offices } : {}) },
    consultation: consultation ? contactOf(consultation) : null,
    reporting: { deathHours: reporting.deathHours, hospitalHours: reporting.hospitalHours ?? null },
    facts: factsOf(place),
    unchecked: uncheckedTopics(place),
  }
}

function isListed({ facts }: Place): boolean {
  return facts.filter(({ isChecked }) => isChecked).length >= LISTED_FROM
}

function factsOf({ facts, texts }: Place): LocationFact[] {
  return facts.flatMap((fact) =>
    fact.isChecked
      ? [{ id: fact.id, topic: fact.topic, source: fact.source, text: texts.facts[fact.id] ?? '' }]
      : [],
  )
}

/** Topics of which the page would otherwise say nothing without giving a reason. */
function uncheckedTopics({ facts }: Place): LocationTopic[] {
  return LOCATION_TOPICS.filter((topic) => {
    const ofTopic = facts.filter((fact) => fact.topic === topic)
    return ofTopic.length > 0 && ofTopic.every(({ isChecked }) => !isChecked)
  })
}

interface Contact {
  readonly name: string
  readonly phone?: string | undefined
  readonly url?: string | undefined
}

function contactOf({ name, phone, url }: Contact) {
  return { name, ...(phone ? { phone } : {}), ...(url ? { url } : {}) }
}
