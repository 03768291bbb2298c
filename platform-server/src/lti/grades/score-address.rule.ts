/** Scores are below the line item, whose address may have a query: `.../lineitem?type_id=2` has `.../lineitem/scores?type_id=2`. */
export function scoreAddress(lineItem: string): string {
  const url = new URL(lineItem)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`
  return url.href
}
