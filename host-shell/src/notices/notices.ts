import { atom } from 'nanostores'
import type { NoticeKind, Platform } from '@platform/shared-contracts/remote'

export interface Notice {
  readonly id: number
  readonly kind: NoticeKind
  readonly message: string
}

/** The lines that wait to be read, oldest first. */
export function createNotices() {
  const list = atom<readonly Notice[]>([])
  let count = 0
  const notify: Platform['notify'] = (kind, message) => {
    const others = list.get().filter((notice) => notice.message !== message)
    list.set([...others, { id: (count += 1), kind, message }])
  }
  const dismiss = (id: Notice['id'] | string) => list.set(list.get().filter((notice) => notice.id !== id))
  return { list, notify, dismiss }
}

export type Notices = ReturnType<typeof createNotices>
