import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { MoveOn, PackageUnit } from '../../lib/data/schema/training/packages.ts'
import { problemText } from '../../lib/problem.ts'
import type { CourseFile } from './course-file.ts'
import { idOf, structureFault, type StructureFault } from './course-structure-fault.ts'
import { numberIn } from './number-in.rule.ts'
import { packageProblem } from './package-problem.ts'
import { unitFile } from './unit-file.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-tree.ts'

const MOVE_ON: ReadonlySet<string> = new Set<MoveOn>([
  'Passed',
  'Completed',
  'CompletedAndPassed',
  'CompletedOrPassed',
  'NotApplicable',
])

/**
 * Reads cmi5.xml: the course, its blocks and its assignable units in their order.
 *
 * Errors  `ProblemError` for what cmi5 wants to be refused.
 */
export function readCourseStructure(root: XmlElement, paths: ReadonlySet<string>): CourseFile {
  const fault = structureFault(root)
  if (fault) throw packageProblem(sentenceFor(fault))
  const course = childOf(root, 'course')
  return {
    kind: 'cmi5',
    identifier: course ? idOf(course) : '',
    title: inEnglish(childOf(course, 'title')),
    units: unitsIn(root, [], paths),
  }
}

function sentenceFor({ kind, found }: StructureFault) {
  const shown = found.slice(0, 100) || '-'
  switch (kind) {
    case 'iri':
      return problemText('invalid:package-iri', { id: shown })
    case 'twice':
      return problemText('invalid:package-id-twice', { id: shown })
    case 'parameter':
      return problemText('invalid:package-parameter', { name: shown })
  }
}

function unitsIn(parent: XmlElement, blocks: readonly string[], paths: ReadonlySet<string>): PackageUnit[] {
  return parent.children.flatMap((child) => {
    if (child.name === 'block') return unitsIn(child, [...blocks, idOf(child)], paths)
    return child.name === 'au' ? [unitOf(child, blocks, paths)] : []
  })
}

function unitOf(unit: XmlElement, blocks: readonly string[], paths: ReadonlySet<string>): PackageUnit {
  const { attributes } = unit
  const moveOn = attributes.get('moveon') ?? ''
  return {
    id: idOf(unit),
    title: inEnglish(childOf(unit, 'title')),
    ...unitFile(textOf(childOf(unit, 'url')), '', paths),
    masteryScore: numberIn(attributes.get('masteryscore') ?? '', 0, 1),
    moveOn: MOVE_ON.has(moveOn) ? (moveOn as MoveOn) : 'NotApplicable',
    launchData: textOf(childOf(unit, 'launchParameters')),
    launchMethod: attributes.get('launchmethod') === 'OwnWindow' ? 'OwnWindow' : 'AnyWindow',
    entitlementKey: textOf(childOf(unit, 'entitlementKey')) || null,
    blocks,
  }
}

/** The text of the source language if there is one, otherwise the first. */
function inEnglish(title: XmlElement | undefined): string {
  const texts = childrenOf(title, 'langstring')
  const chosen = texts.find(({ attributes }) =>
    attributes.get('lang')?.toLowerCase().startsWith(SOURCE_LANGUAGE),
  )
  return textOf(chosen ?? texts[0])
}
