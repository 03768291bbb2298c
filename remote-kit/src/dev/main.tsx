import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DevPage } from './dev-page.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root.')
createRoot(place).render(
  <BrowserRouter>
    <DevPage />
  </BrowserRouter>,
)
