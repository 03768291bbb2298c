/** Attributes of html and body, and what stands in the body besides the area. */
export function frameOf({ documentElement, body }: Document): string {
  const attributes = [...documentElement.attributes, ...body.attributes].map(
    ({ name, value }) => `${name}=${value}`,
  )
  return [...attributes, ...[...body.children].map(({ tagName, id }) => `${tagName}#${id}`)].join(' ')
}

export function globalNames(): readonly string[] {
  return Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('webpackChunk'))
}
