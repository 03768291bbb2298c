/**
 * The schemas that pages read the API with: a chunk of its own, asked for beside what a browser fetches. A page that came
 * with its data needs none (use-inlined.ts), so none of them may change what it reads.
 */
export {
  BlogPage,
  BlogPost,
  ConsultantSlots,
  ConsultationPage,
  EntitlementList,
  LegalDocument,
  Location,
  LocationList,
  PartnerDetail,
  PartnerList,
  Problem,
  ResourcePage,
} from '@platform/shared-contracts/http'
