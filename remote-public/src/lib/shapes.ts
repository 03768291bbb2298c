/**
 * The schemas that pages check API responses with. They are a separate chunk, which is requested in parallel with the
 * data that a browser fetches. A page that came with its data does not load it (use-inlined.ts), so no schema may
 * transform what it parses.
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
