import type { ExportedCourse } from '@platform/shared-contracts/http'
import { xmlText } from './xml-text.rule.ts'

type Described = Pick<ExportedCourse, 'code' | 'title' | 'language' | 'version' | 'passPercent'>

/** `imsmanifest.xml` of SCORM 1.2: one organization with one item, the page, and every file of the archive. */
export function scormManifest(course: Described, files: readonly string[]): string {
  const { code, title, language, version, passPercent } = course
  const listed = files.map((file) => `      <file href="${xmlText(file)}"/>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${xmlText(`${code}-${language}-${version}`)}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${xmlText(title)}</title>
      <item identifier="module" identifierref="page" isvisible="true">
        <title>${xmlText(title)}</title>
        <adlcp:masteryscore>${passPercent}</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
${listed}
    </resource>
  </resources>
</manifest>
`
}
