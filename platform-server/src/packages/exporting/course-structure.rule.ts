import type { ExportedCourse } from '@platform/shared-contracts/http'
import { xmlText } from './xml-text.rule.ts'

type Described = Pick<
  ExportedCourse,
  'code' | 'title' | 'teaches' | 'language' | 'version' | 'passPercent' | 'tenant'
>

/** The same for each export of one version in one language: a system then knows that it has this course already. */
function courseIri(
  { code, language, version }: Pick<Described, 'code' | 'language' | 'version'>,
  home: string,
): string {
  return `${home}/courses/${code}/${language}/${version}`
}

/** `cmi5.xml`: one course with one assignable unit, which is satisfied once all lessons are done and the quiz is passed. */
export function courseStructure(course: Described, home: string): string {
  const { title, teaches, language, version, passPercent, tenant } = course
  const id = courseIri(course, home)
  const inLanguage = (text: string) => `<langstring lang="${language}">${xmlText(text)}</langstring>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="${xmlText(id)}">
    <title>${inLanguage(title)}</title>
    <description>${inLanguage(`${teaches}. ${tenant.name}, ${version}`)}</description>
  </course>
  <au id="${xmlText(id)}/module" moveOn="CompletedAndPassed" masteryScore="${passPercent / 100}" launchMethod="AnyWindow">
    <title>${inLanguage(title)}</title>
    <description>${inLanguage(teaches)}</description>
    <url>index.html</url>
  </au>
</courseStructure>
`
}
