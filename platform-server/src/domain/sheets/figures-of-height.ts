import { label, line, measure, person } from './drawing.ts'
import type { DrawFigure } from './draw-figure.ts'
import { INK } from './sheet.ts'

const ladderAngle: DrawFigure = (sheet, x, y) => {
  const { doc, brand } = sheet
  const ground = y + 104
  const wall = x + 128
  doc.rect(wall, y + 34, 58, 70).fill('#c9ced7')
  line(sheet, [x + 30, ground], [x + 200, ground], { width: 1.6 })
  const foot = x + 108
  const top = { x: wall + 5.5, y: y + 12 }
  for (const shift of [0, 6])
    line(sheet, [foot + shift, ground], [top.x + shift, top.y], { width: 2, color: brand.primary })
  for (let rung = 1; rung < 9; rung += 1) {
    const share = rung / 9
    const rungX = foot + (top.x - foot) * share
    line(sheet, [rungX, ground - 92 * share], [rungX + 6, ground - 92 * share], {
      width: 1.4,
      color: brand.primary,
    })
  }
  measure(sheet, [foot, ground + 9], [wall, ground + 9], brand.primary)
  label(sheet, '1', (foot + wall) / 2 - 22, ground + 10)
  measure(sheet, [x + 84, y + 34], [x + 84, ground], brand.primary)
  label(sheet, '4', x + 74, y + 70)
  measure(sheet, [x + 152, y + 12], [x + 152, y + 33], brand.primary)
  label(sheet, '3 ft', x + 170, y + 23)
}

const FALL_PARTS = [
  { share: 6, text: '6 ft' },
  { share: 3.5, text: '3.5 ft' },
  { share: 5, text: '5 ft' },
  { share: 3, text: '3 ft' },
] as const

const fallClearance: DrawFigure = (sheet, x, y) => {
  const { doc, brand } = sheet
  const scale = 104 / 17.5
  let top = y + 8
  FALL_PARTS.forEach(({ share, text }, index) => {
    const height = share * scale
    doc
      .rect(x + 104, top, 46, height)
      .fillOpacity(1 - index * 0.22)
      .fill(brand.primary)
      .fillOpacity(1)
    label(sheet, text, x + 176, top + height / 2)
    top += height
  })
  doc.rect(x + 84, y + 4, 86, 4).fill(INK.text)
  line(sheet, [x + 50, y + 112], [x + 200, y + 112], { width: 1.8 })
  person(sheet, x + 70, y + 112, 30, INK.muted)
  measure(sheet, [x + 40, y + 8], [x + 40, y + 112], brand.primary)
  label(sheet, '17.5 ft', x + 20, y + 60)
}

const scaffoldPlatform: DrawFigure = (sheet, x, y) => {
  const { doc, brand } = sheet
  const deck = y + 70
  doc.rect(x + 176, y + 8, 26, 108).fill('#c9ced7')
  for (const post of [x + 66, x + 140]) {
    line(sheet, [post, y + 22], [post, y + 112], { width: 3, color: brand.primary })
    doc.rect(post - 8, y + 112, 16, 4).fill(INK.text)
  }
  line(sheet, [x + 66, deck + 30], [x + 140, y + 110], { width: 1, color: brand.primary })
  line(sheet, [x + 140, deck + 30], [x + 66, y + 110], { width: 1, color: brand.primary })
  doc.rect(x + 60, deck, 86, 6).fill('#a97a45')
  for (const rail of [y + 24, y + 46])
    line(sheet, [x + 66, rail], [x + 140, rail], { width: 2, color: brand.primary })
  doc.rect(x + 62, deck - 9, 3, 9).fill(INK.text)
  person(sheet, x + 104, deck, 40, INK.muted)
  measure(sheet, [x + 50, y + 24], [x + 50, deck], brand.primary)
  label(sheet, '38-45 in', x + 26, y + 47)
  measure(sheet, [x + 67, deck + 15], [x + 139, deck + 15], brand.primary)
  label(sheet, '18 in +', x + 103, deck + 24)
  measure(sheet, [x + 147, deck - 6], [x + 175, deck - 6], brand.primary)
  label(sheet, '14 in', x + 161, deck - 16)
}

const overheadLine: DrawFigure = (sheet, x, y) => {
  const { doc, brand } = sheet
  for (const pole of [x + 20, x + 212]) {
    line(sheet, [pole, y + 12], [pole, y + 112], { width: 3, color: INK.muted })
    line(sheet, [pole - 9, y + 18], [pole + 9, y + 18], { width: 2.4, color: INK.muted })
  }
  doc
    .moveTo(x + 20, y + 18)
    .quadraticCurveTo(x + 116, y + 32, x + 212, y + 18)
    .lineWidth(1.6)
    .strokeColor(INK.text)
    .stroke()
  doc
    .path(`M${x + 82} ${y + 24} A34 34 0 0 0 ${x + 150} ${y + 24}`)
    .dash(2, { space: 2 })
    .lineWidth(0.9)
    .strokeColor('#b3261e')
    .stroke()
    .undash()
  measure(sheet, [x + 116, y + 26], [x + 116, y + 59], '#b3261e')
  label(sheet, '10 ft', x + 136, y + 46, '#b3261e')
  person(sheet, x + 88, y + 112, 38, brand.primary)
  line(sheet, [x + 94, y + 112], [x + 116, y + 62], { width: 2.2, color: brand.primary })
  line(sheet, [x + 6, y + 112], [x + 224, y + 112], { width: 1.6 })
}

export const FIGURES_OF_HEIGHT = {
  'ladder-angle': ladderAngle,
  'fall-clearance': fallClearance,
  'scaffold-platform': scaffoldPlatform,
  'overhead-line': overheadLine,
} satisfies Record<string, DrawFigure>
