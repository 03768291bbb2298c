/** The language that a browser with this tag is offered: the tag itself, or without its region, or without its script too. */
export function offeredLanguage<Code extends string>(tag: string, codes: readonly Code[]): Code | undefined {
  const parts = tag.split('-')
  return parts
    .map((_, dropped) => parts.slice(0, parts.length - dropped).join('-'))
    .map((candidate) => codes.find((code) => code === candidate))
    .find(Boolean)
}
