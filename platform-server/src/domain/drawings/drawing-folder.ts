import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TenantConfig } from '@platform/shared-contracts/http'
import { themeVariables } from '@platform/shared-contracts/rules'

const EXTENSION = '.svg'

/** Text is at least 20 units high: 11 px on a phone, where 640 units are 350 px wide. */
const CLASSES = [
  'text{fill:var(--color-text);font:500 22px system-ui,-apple-system,Segoe UI,Roboto,sans-serif}',
  '.big{font-size:40px;font-weight:700}.strong{font-weight:700}.small{font-size:20px}',
  '.muted{fill:var(--color-text-muted)}.gold{fill:var(--color-secondary-ink)}',
  '.bad{fill:var(--color-danger-ink)}.good{fill:var(--color-success-ink)}',
  '.middle{text-anchor:middle}.end{text-anchor:end}.on{fill:var(--color-secondary-text)}',
  '.bg{fill:var(--color-surface-raised)}.panel{fill:var(--color-surface)}.solid{fill:var(--color-border)}',
  '.fill,.hat{fill:var(--color-secondary)}',
  '.line,.thin,.accent,.alarm,.safe,.measure,.limb{fill:none;stroke-linecap:round;stroke-linejoin:round}',
  '.line{stroke:var(--color-text);stroke-width:5}.thin{stroke:var(--color-text-muted);stroke-width:3}',
  '.accent{stroke:var(--color-secondary-ink);stroke-width:6}.measure{stroke:var(--color-secondary-ink);stroke-width:3}',
  '.alarm{stroke:var(--color-danger-ink);stroke-width:6}.safe{stroke:var(--color-success-ink);stroke-width:6}',
  '.dashed{stroke-dasharray:10 8}.body{fill:var(--color-text-muted)}',
  '.limb{stroke:var(--color-text-muted);stroke-width:16}',
].join('')

export interface DrawingFolder {
  readonly names: readonly string[]
  /** The drawing in the tenant's colors; `null` for a name that none has. */
  readonly drawingFor: (name: string, tenant: Pick<TenantConfig, 'branding'>) => string | null
}

/** SVG files of 640 by 360 units, drawn with classes and no colors of their own. */
export function readDrawings(folder: string): DrawingFolder {
  const drawings = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(EXTENSION))
      .map(
        (file) => [file.slice(0, -EXTENSION.length), readFileSync(path.join(folder, file), 'utf8')] as const,
      ),
  )
  return {
    names: [...drawings.keys()],
    drawingFor: (name, tenant) => {
      const drawing = drawings.get(name)
      if (drawing === undefined) return null
      const style = `<style>:root{${themeVariables(tenant)}}${CLASSES}</style>`
      return drawing.replace(
        /<svg[^>]*>/,
        (start) => `${start}${style}<path class="bg" d="M0 0h640v360H0z"/>`,
      )
    },
  }
}
