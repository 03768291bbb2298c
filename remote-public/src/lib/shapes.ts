/**
 * The schemas that pages check API responses and forms with. They are a separate chunk, which is requested in parallel with the
 * data that a browser fetches. A page that came with its data does not load it (useInlined), so no schema may
 * transform what it parses.
 */
export {
  BlogAuthor,
  Availability,
  BlogPage,
  BlogPost,
  CalendarFeed,
  ConsultantSlots,
  ConsultationChange,
  ConsultationCompletion,
  ConsultationNoShow,
  ConsultationPage,
  ConsultationReassignment,
  ConsultationRequest,
  EntitlementList,
  HourLedger,
  LegalDocument,
  Location,
  LocationList,
  NewCalendarFeed,
  NewsletterRequest,
  PartnerDetail,
  PartnerList,
  PartnerMessage,
  PayoutReport,
  ReplacementList,
  ResourcePage,
  ReviewInput,
  SearchResult,
  SharedPack,
  TimeRequestInput,
  TimeRequestList,
  TimeRequestRefusal,
  VisitorRequest,
} from '@platform/shared-contracts/http'
