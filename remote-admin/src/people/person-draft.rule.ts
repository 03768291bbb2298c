import type { PersonChange, PersonDetail } from '@platform/shared-contracts/http'

type Saved = Pick<PersonDetail, 'role' | 'isSubscribed' | 'isProfessionalPartner' | 'assignedPartnerId'>

export interface PersonDraft extends Saved {
  readonly reason: string
}

export function draftOf({
  role,
  isSubscribed,
  isProfessionalPartner,
  assignedPartnerId,
}: Saved): PersonDraft {
  return { role, isSubscribed, isProfessionalPartner, assignedPartnerId, reason: '' }
}

/** Only what differs, so that two admins who change different things do not undo one another; `null` for nothing. */
export function changeOf(saved: Saved, draft: PersonDraft): PersonChange | null {
  const change: PersonChange = {
    ...(draft.role !== saved.role && { role: draft.role }),
    ...(draft.isProfessionalPartner !== saved.isProfessionalPartner && {
      isProfessionalPartner: draft.isProfessionalPartner,
    }),
    ...(draft.assignedPartnerId !== saved.assignedPartnerId && {
      assignedPartnerId: draft.assignedPartnerId,
    }),
    ...(draft.isSubscribed !== saved.isSubscribed && {
      isSubscribed: draft.isSubscribed,
      reason: draft.reason.trim(),
    }),
  }
  return Object.keys(change).length > 0 ? change : null
}
