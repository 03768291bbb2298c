import { label, line, measure } from './drawing.ts'
import type { DrawFigure } from './draw-figure.ts'
import { FONT, INK, place } from './sheet.ts'

/** Six numbered keys in a row, the last one a tick: isolation is not done until it is verified. */
const lockoutOrder: DrawFigure = (sheet, x, y) => {
  const { doc, brand } = sheet
  for (let step = 0; step < 6; step += 1) {
    const left = x + 18 + (step % 3) * 68
    const top = y + 16 + Math.floor(step / 3) * 52
    const isLast = step === 5
    doc.roundedRect(left, top + 12, 40, 28, 4).fill(isLast ? brand.accent : brand.primary)
    doc
      .path(`M${left + 11} ${top + 12} v-5 a9 9 0 0 1 18 0 v5`)
      .lineWidth(3)
      .strokeColor(isLast ? brand.accent : brand.primary)
      .stroke()
    place(sheet, String(step + 1), {
      x: left,
      y: top + 19,
      width: 40,
      size: 13,
      font: FONT.bold,
      color: isLast ? INK.text : '#ffffff',
      align: 'center',
    })
    if (step % 3 < 2) line(sheet, [left + 46, top + 26], [left + 61, top + 26], { color: INK.muted })
  }
}

const grinderGap: DrawFigure = (sheet, x, y) => {
  const { doc, brand } = sheet
  const [cx, cy, radius] = [x + 104, y + 62, 44]
  doc
    .path(`M${cx + 20} ${cy - 50} A54 54 0 1 0 ${cx + 20} ${cy + 50}`)
    .lineWidth(5)
    .strokeColor(INK.muted)
    .stroke()
  doc.circle(cx, cy, radius).fill('#c9ced7')
  doc.circle(cx, cy, radius).lineWidth(1.2).strokeColor(brand.primary).stroke()
  doc.circle(cx, cy, 7).fill(INK.text)
  doc.rect(cx + radius + 6, cy + 2, 36, 9).fill(brand.primary)
  measure(sheet, [cx + radius, cy - 5], [cx + radius + 6, cy - 5], '#b3261e')
  label(sheet, '1/8 in', cx + radius + 26, cy - 8, '#b3261e')
  doc.rect(cx + 16, cy - 58, 26, 7).fill(brand.primary)
  measure(sheet, [cx + 48, cy - 51], [cx + 48, cy - 38], '#b3261e')
  label(sheet, '1/4 in', cx + 72, cy - 46, '#b3261e')
}

const airLimits: DrawFigure = (sheet, x, y) => {
  const { doc, brand } = sheet
  const bar = { x: x + 24, width: 182 }
  const at = (percent: number) => bar.x + ((percent - 16) / 10) * bar.width
  doc.rect(bar.x, y + 26, bar.width, 16).fill('#f1b8b3')
  doc.rect(at(19.5), y + 26, at(23.5) - at(19.5), 16).fill(brand.primary)
  label(sheet, 'O2', bar.x + 8, y + 16)
  label(sheet, '19.5%', at(19.5), y + 51)
  label(sheet, '23.5%', at(23.5), y + 51)
  doc.rect(bar.x, y + 84, bar.width, 16).fill('#f1b8b3')
  doc.rect(bar.x, y + 84, bar.width * 0.1, 16).fill(brand.primary)
  label(sheet, 'LEL / LFL', bar.x + 22, y + 74)
  label(sheet, '10%', bar.x + bar.width * 0.1, y + 109)
}

export const FIGURES_OF_MACHINES = {
  'lockout-order': lockoutOrder,
  'grinder-gap': grinderGap,
  'air-limits': airLimits,
} satisfies Record<string, DrawFigure>
