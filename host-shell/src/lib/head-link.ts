/** Points the document's one link of this kind somewhere else; adds it where there is none. */
export function setHeadLink(page: Document, rel: 'canonical' | 'icon', href: string): void {
  const found = page.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  const element = found ?? page.head.appendChild(Object.assign(page.createElement('link'), { rel }))
  if (element.getAttribute('href') !== href) element.setAttribute('href', href)
}
