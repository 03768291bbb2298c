import type { PartnerRecord } from '@platform/shared-contracts/http'

/** Whether every word occurs somewhere in what is known of the partner, whatever its accents. */
export function matchesSearch(partner: PartnerRecord, search: string): boolean {
  const { firstName, lastName, email, title, certifications, profile } = partner
  const lists = [certifications, profile?.services ?? [], profile?.states ?? []].flat()
  const text = plain([firstName, lastName, email, title ?? '', ...lists].join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
