import { useEffect, useState } from 'react'
import { usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { ownerOf } from '../domain/offline/owner.ts'
import { cacheResponse, readCachedResponse } from '../domain/offline/response-cache.ts'

interface PhoneImage {
  readonly blob: Blob | null
  /** For an `img`, while the component is mounted. */
  readonly url: string | null
  readonly isFailed: boolean
}

/** The picture of a certificate: from the server, else as this browser stored it for this person. */
export function usePhoneImage(id: string): PhoneImage {
  const platform = usePlatform()
  const [image, setImage] = useState<PhoneImage>({ blob: null, url: null, isFailed: false })
  useEffect(() => {
    let url: string | null = null
    let isOver = false
    void readImage(platform, `/certificates/${id}/image`).then((blob) => {
      if (isOver) return
      url = blob && URL.createObjectURL(blob)
      setImage({ blob, url, isFailed: blob === null })
    })
    return () => {
      isOver = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [id, platform])
  return image
}

async function readImage(platform: Platform, path: string): Promise<Blob | null> {
  const owner = ownerOf(platform)
  const fresh = await fetchImage(platform, path)
  if (owner === null) return fresh
  try {
    if (fresh) await cacheResponse(owner, path, { data: fresh, at: Date.now() })
    const stored = fresh ?? (await readCachedResponse(owner, path))?.data
    return stored instanceof Blob ? stored : null
  } catch (error) {
    // Without space on the device the picture still shows now.
    platform.report(error)
    return fresh
  }
}

/** `null` without a network, and where the server refuses. */
async function fetchImage({ fetch, report }: Platform, path: string): Promise<Blob | null> {
  try {
    const answer = await fetch(path)
    return answer.ok ? await answer.blob() : null
  } catch (error) {
    if (navigator.onLine) report(error)
    return null
  }
}
