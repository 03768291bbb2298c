/** Shows a block of a lesson at the top, and gives it the focus. */
export function goToBlock(text: HTMLElement | null, block: number): void {
  const place = text?.querySelector<HTMLElement>(`[data-block="${block}"]`)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView()
}
