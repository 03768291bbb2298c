import type { PackageKind } from '@platform/shared-contracts/http'
import type { PackageUnit } from '../../lib/data/schema/training/packages.ts'
import { problemText } from '../../lib/problem.ts'
import { numberIn } from './number-in.rule.ts'
import { packageProblem } from './package-problem.ts'
import type { CourseFile } from './course-file.ts'
import { unitFile } from './unit-file.ts'
import { childOf, childrenOf, elementsIn, textOf, type XmlElement } from './xml-tree.ts'

/** Reads imsmanifest.xml: the default organization with its items, each a unit if it leads to a resource. */
export function readManifest(manifest: XmlElement, paths: ReadonlySet<string>): CourseFile {
  const kind = kindOf(manifest)
  const organization = chosenOrganization(manifest)
  const resources = resourcesOf(manifest)
  const items = organization ? elementsIn(organization).filter(({ name }) => name === 'item') : []
  const units = items.flatMap((item) => unitOf(item, { resources, paths, kind }))
  return {
    kind,
    identifier: manifest.attributes.get('identifier') ?? 'manifest',
    title: textOf(childOf(organization, 'title')),
    units,
  }
}

function kindOf(manifest: XmlElement): PackageKind {
  const version = textOf(childOf(childOf(manifest, 'metadata'), 'schemaversion'))
  // Some tools leave the version out; then the namespace of their attributes names it.
  const declared = version || (manifest.attributes.get('adlcp') ?? '')
  if (declared === '1.2' || declared.endsWith('adlcp_rootv1p2')) return 'scorm12'
  if (/^(CAM )?1\.3$|^2004|adlcp_v1p3$/i.test(declared)) return 'scorm2004'
  throw packageProblem(problemText('invalid:package-standard', { version: version.slice(0, 40) || '-' }))
}

function chosenOrganization(manifest: XmlElement): XmlElement | undefined {
  const organizations = childOf(manifest, 'organizations')
  const all = childrenOf(organizations, 'organization')
  const chosen = organizations?.attributes.get('default')
  return all.find(({ attributes }) => attributes.get('identifier') === chosen) ?? all[0]
}

interface Resource {
  readonly href: string
  readonly base: string
}

function resourcesOf(manifest: XmlElement): ReadonlyMap<string, Resource> {
  const list = childOf(manifest, 'resources')
  const outer = `${manifest.attributes.get('base') ?? ''}${list?.attributes.get('base') ?? ''}`
  return new Map(
    childrenOf(list, 'resource').map(({ attributes }) => [
      attributes.get('identifier') ?? '',
      { href: attributes.get('href') ?? '', base: `${outer}${attributes.get('base') ?? ''}` },
    ]),
  )
}

interface Place {
  readonly resources: ReadonlyMap<string, Resource>
  readonly paths: ReadonlySet<string>
  readonly kind: PackageKind
}

/** No unit for a heading, which leads to no resource, nor for a resource without a file to open. */
function unitOf(item: XmlElement, { resources, paths, kind }: Place): PackageUnit[] {
  const { attributes } = item
  const resource = resources.get(attributes.get('identifierref') ?? '')
  if (!resource?.href) return []
  const file = unitFile(resource.href, resource.base, paths)
  return [
    {
      id: attributes.get('identifier') ?? resource.href,
      title: textOf(childOf(item, 'title')),
      path: file.path,
      query: withParameters(file.query, attributes.get('parameters') ?? ''),
      masteryScore: kind === 'scorm12' ? masteryOf(item) : normalizedMasteryOf(item),
      moveOn: 'CompletedOrPassed',
      launchData: textOf(childOf(item, 'datafromlms') ?? childOf(item, 'dataFromLMS')),
      launchMethod: 'AnyWindow',
      entitlementKey: null,
      blocks: [],
    },
  ]
}

/** As the content aggregation model joins an address and the parameters of its item. */
function withParameters(query: string, parameters: string): string {
  const rest = parameters.replace(/^[?&]+/, '')
  if (rest === '') return query
  if (rest.startsWith('#')) return query.includes('#') ? query : `${query}${rest}`
  return query.includes('?') ? `${query}&${rest}` : `?${rest}${query}`
}

function masteryOf(item: XmlElement): number | null {
  return numberIn(textOf(childOf(item, 'masteryscore')), 0, 100)
}

function normalizedMasteryOf(item: XmlElement): number | null {
  const objectives = childOf(childOf(item, 'sequencing'), 'objectives')
  const primary = childOf(objectives, 'primaryObjective')
  if (primary?.attributes.get('satisfiedbymeasure') !== 'true') return null
  return numberIn(textOf(childOf(primary, 'minNormalizedMeasure')) || '1', -1, 1)
}
