import { useParams } from 'react-router-dom'
import { PartnerProfile } from './partner-profile.tsx'

/** /consultant/:publicUrl: the same page under an address that can be printed on a card. */
function ConsultantRoute() {
  const { publicUrl = '' } = useParams()
  return <PartnerProfile key={publicUrl} path={`/partners/by-url/${encodeURIComponent(publicUrl)}`} />
}

export { ConsultantRoute as Component }
