import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Whole font files, not the web's subsets: a name may contain any Latin character. */
const FILES = {
  Text: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  Bold: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  Display: '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
  Italic: '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
} as const

const packages = createRequire(import.meta.url)

export type FontName = keyof typeof FILES
// Vietnamese and other characters beyond Latin Extended-A: of the available fonts only Display has them.
const RARE_LATIN = /[\u0180-\u024f\u1e00-\u1eff]/

/** The font that has every character of a text, normalized to NFC: the wanted one wherever it does. */
export const fontFor = (text: string, wanted: FontName): FontName =>
  RARE_LATIN.test(text) ? 'Display' : wanted

let loaded: readonly (readonly [FontName, Buffer])[] | undefined

/** Read once, when the first PDF is rendered. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  loaded ??= (Object.keys(FILES) as FontName[]).map((name) => [
    name,
    readFileSync(packages.resolve(FILES[name])),
  ])
  for (const [name, file] of loaded) doc.registerFont(name, file)
}
