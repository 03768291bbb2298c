import { useParams } from 'react-router-dom'
import { PartnerProfile } from './partner-profile.tsx'

/** /partner/:partnerId */
function PartnerRoute() {
  const { partnerId = '' } = useParams()
  return <PartnerProfile key={partnerId} path={`/partners/${encodeURIComponent(partnerId)}`} />
}

export { PartnerRoute as Component }
