import type { TenantSettings } from '../../http/tenants/tenant-admin.ts'

/** Fonts that are on people's machines already: a tenant's choice never costs its visitors a third-party request. */
export const FONT_STACKS: Readonly<Record<TenantSettings['fontFamily'], string>> = {
  system: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Century Gothic', sans-serif",
  serif: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, serif",
  mono: "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, monospace",
}
