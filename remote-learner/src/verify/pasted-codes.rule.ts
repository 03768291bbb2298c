/** Codes as people paste them: one a line, or with commas or semicolons between; each once, in their order. */
export function pastedCodes(text: string): readonly string[] {
  const codes = text
    .split(/[\n,;]+/)
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '')
  return [...new Set(codes)]
}
