import type { ExportedCourse, TenantConfig } from '@platform/shared-contracts/http'
import { themeVariables } from '@platform/shared-contracts/rules'
import { escapeHtml } from '../../lib/escape-html.ts'

const LAYERS = '@layer reset,tokens,base,ui,app,tenant,guard;'

/** The page of a package: the course as data, in the colors of its tenant. */
export function exportedPage(course: ExportedCourse, tenant: TenantConfig): string {
  return [
    `<!doctype html><html lang="${course.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(course.title)}</title>`,
    '<link rel="stylesheet" href="page.css">',
    `<style>${LAYERS}:root{${themeVariables(tenant)}}</style></head><body>`,
    '<div id="root"></div>',
    `<script type="application/json" id="course">${inScript(course)}</script>`,
    '<script src="page.js"></script></body></html>',
  ].join('')
}

/** No text of a lesson ends the element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, String.raw`\u003c`)
}
