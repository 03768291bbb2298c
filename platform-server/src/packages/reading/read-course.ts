import { PACKAGE_LIMITS } from '@platform/shared-contracts/http'
import { problemText } from '../../lib/problem.ts'
import { readCourseStructure } from './cmi5-course.ts'
import type { CourseFile } from './course-file.ts'
import type { Archive } from './open-archive.ts'
import { packageProblem } from './package-problem.ts'
import { readManifest } from './scorm-manifest.ts'
import { readXml, type XmlElement } from './xml-tree.ts'

const LONGEST_XML_BYTES = 5 * 1024 * 1024
const LONGEST_TITLE = 200
const LONGEST_ID = 400
const LONGEST_LAUNCH_DATA = 4_096

const READERS = {
  'cmi5.xml': { root: 'courseStructure', read: readCourseStructure },
  'imsmanifest.xml': { root: 'manifest', read: readManifest },
} as const

/**
 * Reads cmi5.xml or imsmanifest.xml at the top of the archive; a package for both standards is played as cmi5.
 *
 * Errors  `ProblemError` 422 with a sentence that says what to change in the archive.
 */
export async function readCourse(archive: Archive): Promise<CourseFile> {
  for (const [name, { root, read }] of Object.entries(READERS)) {
    if (!archive.paths.has(name)) continue
    const element = parse(name, await archive.read(name))
    if (element.name !== root)
      throw packageProblem(problemText('invalid:package-xml', { file: name, reason: `<${element.name}>` }))
    return checked(read(element, archive.paths))
  }
  throw packageProblem(problemText('invalid:package-no-manifest'))
}

function parse(name: string, bytes: Buffer): XmlElement {
  const unreadable = (reason: string) =>
    packageProblem(problemText('invalid:package-xml', { file: name, reason: reason.slice(0, 150) }))
  if (bytes.length > LONGEST_XML_BYTES) throw unreadable('> 5 MB')
  try {
    return readXml(decode(bytes))
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : '')
  }
}

/** UTF-8, or UTF-16 with its mark. */
function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}

function checked(course: CourseFile): CourseFile {
  const { units } = course
  if (units.length === 0) throw packageProblem(problemText('invalid:package-no-units'))
  if (units.length > PACKAGE_LIMITS.units)
    throw packageProblem(problemText('invalid:package-units', { limit: PACKAGE_LIMITS.units }))
  const ids = units.map(({ id }) => id)
  const twice = ids.find((id, at) => id === '' || id.length > LONGEST_ID || ids.indexOf(id) !== at)
  if (twice !== undefined)
    throw packageProblem(problemText('invalid:package-unit-id', { id: twice.slice(0, 100) || '-' }))
  const title = plain(course.title) || plain(course.identifier) || course.kind
  return {
    ...course,
    title,
    identifier: course.identifier.slice(0, LONGEST_ID),
    units: units.map((unit) => ({
      ...unit,
      title: plain(unit.title) || title,
      launchData: unit.launchData.slice(0, LONGEST_LAUNCH_DATA),
    })),
  }
}

/** One line that every form and table can show. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE)
}
