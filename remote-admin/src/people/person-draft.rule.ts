import type { PersonChange, PersonDetail } from '@platform/shared-contracts/http'

type Saved = Pick<PersonDetail, 'role' | 'isSubscribed' | 'isProfessionalPartner' | 'assignedPartnerId'>

export interface PersonDraft extends Omit<Saved, 'assignedPartnerId'> {
  /** Empty for none. */
  readonly assignedPartnerId: string
  readonly reason: string
}

export function draftOf({
  role,
  isSubscribed,
  isProfessionalPartner,
  assignedPartnerId,
}: Saved): PersonDraft {
  return {
    role,
    isSubscribed,
    isProfessionalPartner,
    assignedPartnerId: String(assignedPartnerId ?? ''),
    reason: '',
  }
}

/** Only what differs, so that two admins who change different things do not undo one another. */
export function changeOf(saved: Saved, draft: PersonDraft): PersonChange {
  const assignedPartnerId = Number(draft.assignedPartnerId) || null
  return {
    ...(draft.role !== saved.role && { role: draft.role }),
    ...(draft.isProfessionalPartner !== saved.isProfessionalPartner && {
      isProfessionalPartner: draft.isProfessionalPartner,
    }),
    ...(assignedPartnerId !== saved.assignedPartnerId && { assignedPartnerId }),
    ...(draft.isSubscribed !== saved.isSubscribed && {
      isSubscribed: draft.isSubscribed,
      reason: draft.reason,
    }),
  }
}
