/** Admin pages that a role may open; who may open them is in remote-admin's listing. */
const PAGES = { super_admin: ['/tenant-management'] } as const

export type StaffPage = (typeof PAGES)['super_admin'][number]

export function staffPages(role: string): readonly StaffPage[] {
  return role === 'super_admin' ? PAGES.super_admin : []
}
