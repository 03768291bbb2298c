import { contrastRatio, parseHex, tenantName } from '@platform/shared-contracts/rules'
import type { TenantConfig } from '@platform/shared-contracts/http'

export interface SheetBrand {
  readonly tenantName: string
  readonly contact: string
  /** Dark enough to be read on white paper. */
  readonly primary: string
  readonly accent: string
}

const FALLBACK_INK = '#1f2937'
const READABLE = 4.5

export function sheetBrand(tenant: TenantConfig): SheetBrand {
  const primary = tenant.branding?.primaryColor ?? FALLBACK_INK
  return {
    tenantName: printable(tenantName(tenant)),
    contact: [tenant.support?.email, tenant.support?.phone]
      .filter(Boolean)
      .map((part) => printable(String(part)))
      .join('  ·  '),
    primary: contrastRatio(primary, '#ffffff') >= READABLE ? primary : FALLBACK_INK,
    accent: tenant.branding?.secondaryColor ?? FALLBACK_INK,
  }
}

/** A light tint of the color that needs almost no ink. */
export function lightest(hex: string): string {
  const rgb = parseHex(hex) ?? [0, 0, 0]
  return `#${rgb
    .map((value) =>
      Math.round(value + (255 - value) * 0.91)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The built-in PDF fonts know Windows-1252 only: what they lack loses its accent, or becomes a question mark. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map((char) => (isInFont(char) ? char : withoutAccent(char))).join('')
}

const EXTRA =
  '\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178'

function isInFont(char: string): boolean {
  const code = char.codePointAt(0) ?? 0
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || EXTRA.includes(char)
}

function withoutAccent(char: string): string {
  const base = char.normalize('NFD').replace(/\p{Mark}/gu, '')
  return base !== char && [...base].every(isInFont) ? base : '?'
}
