const GAP_PX = 6
const EDGE_PX = 8

/** Positions a top-layer panel below its button, or above it if there is more space, and always within the viewport. */
export function placeBelow(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const anchor = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const left = align === 'end' ? anchor.right - width : anchor.left
  const below = anchor.bottom + GAP_PX
  const above = anchor.top - GAP_PX - height
  const fitsBelow = below + height <= innerHeight - EDGE_PX
  panel.style.left = `${clamp(left, EDGE_PX, document.documentElement.clientWidth - width - EDGE_PX)}px`
  panel.style.top = `${fitsBelow || above < EDGE_PX ? Math.min(below, Math.max(EDGE_PX, innerHeight - height - EDGE_PX)) : above}px`
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
