import {
  type InlinedAnswers,
  type Language,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  type SearchResult,
  type TrainingModule,
  BlogPage,
  LocationList,
  PartnerList,
  ResourcePage,
  TrainingModuleList,
} from '@platform/shared-contracts/http'
import { inPageLanguage } from '@platform/shared-contracts/rules'
import { hasWords, searchWords } from './search-words.rule.ts'

const SHOWN = 5

/** Reads responses of the API as a visitor gets them, by path. */
type Read = (paths: readonly string[]) => Promise<InlinedAnswers>

interface Query {
  readonly q: string
  readonly language: Language
}

/**
 * Searches what every visitor may read. Each part of the site is asked by its own API call, so that a hit is what its
 * page shows, in this tenant and language, and nothing is stored twice.
 */
export async function searchSite({ q, language }: Query, read: Read): Promise<SearchResult> {
  const words = searchWords(q)
  if (words.length === 0) return { groups: [] }
  const query = new URLSearchParams({ q: words.join(' ') })
  const paths = {
    modules: inPageLanguage('/modules', language),
    places: '/locations',
    resources: `/resources?${query}&size=${SHOWN}`,
    posts: `/blog?${query}&size=${SHOWN}`,
    partners: `/partners?${query}`,
  }
  const answers = await read(Object.values(paths))
  const bodyOf = (path: string) => answers[path]?.body
  const modules = TrainingModuleList.parse(bodyOf(paths.modules))
  const groups = [
    moduleGroup(modules, words),
    lessonGroup(modules, words),
    resourceGroup(ResourcePage.parse(bodyOf(paths.resources))),
    postGroup(BlogPage.parse(bodyOf(paths.posts))),
    placeGroup(LocationList.parse(bodyOf(paths.places)), words),
    partnerGroup(PartnerList.parse(bodyOf(paths.partners))),
  ]
  return { groups: groups.filter(({ total }) => total > 0) }
}

type Words = readonly string[]

function moduleGroup(modules: readonly TrainingModule[], words: Words): SearchGroup {
  const found = modules.filter(({ title, standard, code }) => hasWords(words, title, standard, code))
  const hits = found.map(({ title, standard, code }) => ({ title, text: standard, path: `/modules/${code}` }))
  return group('module', hits)
}

function lessonGroup(modules: readonly TrainingModule[], words: Words): SearchGroup {
  const hits = modules.flatMap(({ title, lessons, code }) =>
    lessons
      .filter((lesson) => hasWords(words, lesson))
      .map((lesson) => ({ title: lesson, text: title, path: `/modules/${code}` })),
  )
  return group('lesson', hits)
}

function resourceGroup({ items, total }: ResourcePage): SearchGroup {
  const hits = items.map(({ title, summary }) => ({
    title,
    text: summary,
    path: `/free-resources?${new URLSearchParams({ q: title })}`,
  }))
  return group('resource', hits, total)
}

function postGroup({ items, total }: BlogPage): SearchGroup {
  const hits = items.map(({ title, excerpt, slug }) => ({ title, text: excerpt, path: `/blog/${slug}` }))
  return group('post', hits, total)
}

function placeGroup(places: LocationList, words: Words): SearchGroup {
  const found = places.filter(({ name, code, agency }) => hasWords(words, name, code, agency))
  const hits = found.map(({ name, agency, slug }) => ({
    title: name,
    text: agency,
    path: `/safety-training/${slug}`,
  }))
  return group('place', hits)
}

function partnerGroup({ items, total }: PartnerList): SearchGroup {
  const hits = items.map(({ firstName, lastName, title, publicUrl }) => ({
    title: `${firstName} ${lastName}`,
    text: title ?? '',
    path: `/consultant/${publicUrl}`,
  }))
  return group('partner', hits, total)
}

function group(kind: SearchKind, hits: readonly SearchHit[], total = hits.length): SearchGroup {
  return { kind, total, hits: hits.slice(0, SHOWN) }
}
